import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { Report } from "#office/orders/many-bar.tsx";
import { readBatch } from "#office/packing/batches.server.ts";
import { CrateList } from "#office/packing/crate-list.tsx";
import { packCrate, placeSize, scanLine, takeOut, tellShort, tickLine } from "#office/packing/pick-deeds.server.ts";
import { PickList } from "#office/packing/pick-list.tsx";
import { makeLabels, sendBatch } from "#office/packing/send-deeds.server.ts";
import { SendList } from "#office/packing/send-list.tsx";
import { showBatch } from "#office/packing/show-batch.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { packing as say } from "#texts/office/packing.ts";
import { Link } from "#ui/link.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/batch.page.ts";

type Step = keyof typeof say.steps;
const isStep = (text: string | null): text is Step => text !== null && Object.hasOwn(say.steps, text);
const pathOf = (id: number | string, step: Step = "verzamelen", did = "") => {
  const query = new URLSearchParams({ ...(step !== "verzamelen" && { stap: step }), ...(did && { gedaan: did }) });
  return `/kantoor/pakken/${id}${query.size ? `?${query}` : ""}`;
};

export const handle = { name: "office-batch" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.batch(Number(params.id)), path: `/kantoor/pakken/${params.id}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  const { batch, orders } = await readBatch(shopOf(context).db, id);
  if (!batch) throw pageNotFound();
  const asked = url.searchParams.get("stap");
  return {
    id,
    step: isStep(asked) ? asked : ("verzamelen" as const),
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    ...showBatch(orders),
  };
}

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(tickLine, { to: (_, { id, sku }) => `${pathOf(id)}#${encodeURIComponent(sku)}` }),
  does(scanLine, { to: (_, { id }) => pathOf(id) }),
  does(tellShort, { to: (_, { id, sku }) => `${pathOf(id, "verzamelen", "gevonden")}#${encodeURIComponent(sku)}` }),
  does(placeSize, { to: (_, { id, sku }) => `${pathOf(id, "verzamelen", "plek")}#${encodeURIComponent(sku)}` }),
  does(packCrate, { to: (_, { id, order }) => `${pathOf(id, "inpakken")}#${encodeURIComponent(order)}` }),
  does(takeOut, { to: (_, { id }) => pathOf(id, "inpakken", "eruit") }),
  does(makeLabels),
  does(sendBatch),
);

export default function Batch({ loaderData, actionData }: Route.ComponentProps) {
  const { id, step, done, places, crates, lines } = loaderData;
  const packed = crates.filter((one) => one.packed).length;
  return (
    <>
      <Head
        title={say.batch(id)}
        lead={say.progress(packed, crates.length)}
        back={{ to: "/kantoor/pakken", label: say.back }}
      />
      <nav className="stappen-k" aria-label={say.stepsLabel}>
        <ol>
          {Object.entries(say.steps).map(([one, label]) => (
            <li key={one}>
              <Link to={pathOf(id, one as Step)} aria-current={one === step ? "step" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Outcome done={done} told={actionData} />
      <Report told={actionData} />
      {step === "verzamelen" && (
        <PickList places={places} lines={lines} told={actionData} next={pathOf(id, "inpakken")} />
      )}
      {step === "inpakken" && <CrateList crates={crates} next={pathOf(id, "weg")} />}
      {step === "weg" && <SendList crates={crates} papers={`/kantoor/pakken/${id}/bonnen.pdf`} />}
    </>
  );
}
