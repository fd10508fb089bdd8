import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, fieldOf } from "#office/deed.tsx";
import { arranges } from "#office/front/arrange-deeds.server.ts";
import { ArrangeLine, ArrangePage } from "#office/front/arrange-parts.tsx";
import { sayYearDay } from "#office/front/menu-form.ts";
import { addMenuPart } from "#office/front/menu-deeds.server.ts";
import { listChoices, type MenuLine, viewMenu } from "#office/front/view-menu.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeMenu as say } from "#texts/office/shop/menu.ts";
import { TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/menu.page.ts";

const HERE = "/kantoor/menu";
export const handle = { name: "office-menu" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email: me } = requireStaff(context, "words");
  const { db } = shopOf(context);
  const done = lookUp(officeArrange.done, url.searchParams.get("gedaan"));
  return { ...(await viewMenu(db)), choices: await listChoices(db), done, me };
}

export const action = acts(...arranges(HERE), does(addMenuPart, { to: ({ id }) => `${HERE}/${id}?gedaan=toegevoegd` }));

export default function OfficeMenu({ loaderData, actionData }: Route.ComponentProps) {
  const { view, lines, choices, done, me } = loaderData;
  const of = (...kinds: MenuLine["kind"][]) => lines.filter(({ kind }) => kinds.includes(kind));
  return (
    <ArrangePage name="menu" here={HERE} title={say.title} lead={say.lead} {...{ view, done, me }} told={actionData}>
      <section className="stack">
        <h2>{say.groups}</h2>
        <Lines lines={of("group")} />
        <Deed deed="menu.add" label={say.add} kind="lijn" along={{ kind: "group" }}>
          <h3>{say.addGroup}</h3>
          <datalist id="rubrieken">
            {choices.map(({ to, label }) => (
              <option key={to} value={to}>
                {label}
              </option>
            ))}
          </datalist>
          <TextField
            label={say.headOf}
            list="rubrieken"
            {...fieldOf(actionData, "menu.add")("to")}
            help={say.help.to}
          />
        </Deed>
      </section>
      <section className="stack">
        <h2>{say.seasons}</h2>
        <p className="soft">{say.seasonsLead}</p>
        <Lines lines={of("season")} />
        <Deed deed="menu.add" label={say.addSeason} kind="lijn" along={{ kind: "season" }} />
      </section>
      <section className="stack">
        <h2>{say.rows}</h2>
        <Lines lines={of("bar", "foot")} />
      </section>
    </ArrangePage>
  );
}

function Lines({ lines }: { lines: MenuLine[] }) {
  return (
    <ol className="schik">
      {lines.map(({ id, kind, title, hidden, links, dead, gone, season }, i) => (
        <ArrangeLine
          key={id}
          name="menu"
          {...{ id, title, hidden }}
          fixed={kind === "bar" || kind === "foot"}
          isFirst={i === 0}
          isLast={i === lines.length - 1}
          to={`${HERE}/${id}`}
        >
          {season && `${sayYearDay(season.from)} – ${sayYearDay(season.until)}. `}
          {say.links(links)}
          {dead > 0 && <b className="rood">. {say.dead(dead)}</b>}
          {gone && <b className="rood">. {say.gone}</b>}
        </ArrangeLine>
      ))}
    </ol>
  );
}
