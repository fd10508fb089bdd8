import { makeExperiment, switchExperiment } from "#insight/experiments/experiments.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office/office.ts";
import { officeFrame } from "#texts/office/frame.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { Answer, Deed, fieldOf, Folded, Head } from "#office/deed.tsx";
import { done, openDeed, type Refused } from "#office/staff-deed.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { readResults } from "#office/experiments/experiment-results.server.ts";
import { ExperimentsPart } from "#office/experiments/experiments-part.tsx";
import { readExperiment } from "#office/experiments/read-experiment.ts";
import type { Route } from "./+types/experiments.page.ts";

const HERE = "/kantoor/proeven";
const say = office.experiments;
export const handle = { name: "office-experiments" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const results = await readResults(shopOf(context).db);
  return { results, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

const FIELDS = {
  key: "sleutel",
  name: "naam",
  weights: "verdeling",
  pages: "paginas",
  days: "tot",
  exists: "sleutel",
  "too-many": "",
};

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, deed, read, refuse } = await openDeed(request, context);
  if (deed === "aan" || deed === "uit") {
    await switchExperiment(shop, read("proef"), deed === "aan");
    return done(HERE, deed);
  }
  if (deed !== "maak") return refuse(officeFrame.unknown);
  const asked = readExperiment(read, shop.now());
  const made = asked ? await makeExperiment(shop, asked) : ({ ok: false, reason: "days" } as const);
  if (made.ok) return done(HERE, "gemaakt");
  return refuse(say.problems[made.reason], { [FIELDS[made.reason]]: say.problems[made.reason] });
}

export default function Experiments({ loaderData: { results, done: said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Answer done={said} refused={actionData} />
      <NewExperiment refused={actionData} />
      {results.length === 0 ? <p className="soft">{say.none}</p> : <ExperimentsPart results={results} />}
    </>
  );
}

function NewExperiment({ refused }: { refused: Refused | undefined }) {
  const field = fieldOf(refused, "maak");
  const weights = field("verdeling");
  return (
    <Folded title={say.new} open={refused?.values.daad === "maak"}>
      <Deed deed="maak" label={say.make}>
        <div className="velden">
          <TextField {...field("naam")} label={say.name} required maxLength={120} span={3} />
          <TextField
            {...weights}
            label={say.weights}
            help={say.weightsHelp}
            span={3}
            defaultValue={weights.defaultValue ?? "1, 1"}
          />
          <TextField
            {...field("sleutel")}
            label={say.key}
            help={say.keyHelp}
            required
            maxLength={40}
            spellCheck={false}
          />
          <AreaField {...field("paginas")} label={say.pages} help={say.pagesHelp} rows={3} optional />
          <TextField {...field("van")} label={say.from} type="date" optional span={3} />
          <TextField {...field("tot")} label={say.until} type="date" optional span={3} />
        </div>
      </Deed>
    </Folded>
  );
}
