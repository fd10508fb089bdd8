import { acts, does } from "#accounts/door/acts.server.ts";
import { startExperiment } from "#office/shop/shop-deeds.server.ts";
import { switchTrial, tryBlockWords } from "#office/shop/trial-deeds.server.ts";
import { BlockTrial } from "#office/shop/block-trial.tsx";
import { listTried } from "#office/front/view-front.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office/office.ts";
import { officeTrials } from "#texts/office/shop/trials.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { Outcome, Deed, fieldOf, Folded, Head } from "#office/deed.tsx";
import type { Told } from "#outside/deed/told.ts";
import { requireStaff } from "#office/staff.server.ts";
import { readResults } from "#office/shop/experiment-results.server.ts";
import { ExperimentsPart } from "#office/shop/experiments-part.tsx";
import type { Route } from "./+types/experiments.page.ts";

const HERE = "/kantoor/proeven";
const say = office.experiments;
export const handle = { name: "office-experiments" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const shop = shopOf(context);
  const results = await readResults(shop.db);
  const blocks = await listTried(shop);
  return { results, blocks, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

export const action = acts(
  does(tryBlockWords, { to: `${HERE}?gedaan=gemaakt` }),
  does(startExperiment, { to: `${HERE}?gedaan=gemaakt` }),
  does(switchTrial, { to: (_, { aan }) => `${HERE}?gedaan=${aan ? "aan" : "uit"}` }),
);

export default function Experiments({ loaderData: { results, blocks, done: said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={said} told={actionData} />
      <BlockTrial blocks={blocks} told={actionData} />
      <NewExperiment told={actionData} />
      {results.length === 0 ? <p className="soft">{say.none}</p> : <ExperimentsPart results={results} />}
    </>
  );
}

function NewExperiment({ told }: { told: Told | undefined }) {
  const field = fieldOf(told, "experiments.make");
  const weights = field("verdeling");
  return (
    <Folded title={officeTrials.code} open={told?.deed === "experiments.make"}>
      <Deed deed="experiments.make" label={say.make}>
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
          <AreaField {...field("paginas")} maxLength={2000} label={say.pages} help={say.pagesHelp} rows={3} optional />
          <TextField {...field("van")} label={say.from} type="date" optional span={3} />
          <TextField {...field("tot")} label={say.until} type="date" optional span={3} />
        </div>
      </Deed>
    </Folded>
  );
}
