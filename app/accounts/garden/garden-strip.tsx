import { MONTHS_SHORT, sayMonths } from "#kit/day.ts";
import { productPath } from "#kit/path.ts";
import { garden } from "#texts/account/garden.ts";
import { Link } from "#ui/link.tsx";
import { type GardenPlant, type GardenTask, monthsOf, taskShown } from "./garden.ts";

const say = garden;
const TONE: Record<GardenTask, string> = {
  prune: "k-snoei",
  feed: "k-voed",
  sow: "k-plant",
  harvest: "k-bloei",
  plant: "k-plant",
  protect: "k-vorst",
};
const YEAR: GardenTask[] = ["prune", "feed", "sow", "harvest", "protect"];

/** The year of every plant in twelve boxes; a reader hears it as sentences. */
export function GardenStrip({ plants, month }: { plants: GardenPlant[]; month: number }) {
  const used = YEAR.filter((task) => plants.some((plant) => monthsOf(plant, task).length > 0));
  return (
    <>
      <div className="maanden tuin">
        <span />
        {MONTHS_SHORT.map((name, at) => (
          <span key={name} className={at + 1 === month ? "maandnaam nu" : "maandnaam"} aria-hidden="true">
            {name.charAt(0)}
          </span>
        ))}
        {plants.map((plant) => (
          <Row key={plant.slug} plant={plant} />
        ))}
      </div>
      <p className="row klein legenda">
        {used.map((task) => (
          <span className="row" key={task}>
            <i className={`blok ${TONE[task]}`} />
            {say.tasks[task]}
          </span>
        ))}
      </p>
    </>
  );
}

function Row({ plant }: { plant: GardenPlant }) {
  const said = YEAR.filter((task) => monthsOf(plant, task).length > 0)
    .map((task) => `${say.tasks[task]}: ${sayMonths(monthsOf(plant, task))}`)
    .join(". ");
  return (
    <>
      <span className="lbl">
        {plant.picture && (
          <img src={`/plaat/${plant.picture.key}-240.avif`} alt="" width="48" height="48" loading="lazy" />
        )}
        <Link to={productPath(plant.slug)}>{plant.name}</Link>
        <span className="vh">{said}</span>
      </span>
      {MONTHS_SHORT.map((name, at) => {
        const task = taskShown(plant, at + 1);
        return <span key={name} aria-hidden="true" className={task ? `vak ${TONE[task]} vol` : "vak"} />;
      })}
    </>
  );
}
