import { acts, does } from "#accounts/door/acts.server.ts";
import { BLOCK_KINDS } from "#front/page/block.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed } from "#office/deed.tsx";
import { arranges } from "#office/front/arrange-deeds.server.ts";
import { ArrangeLine, ArrangePage } from "#office/front/arrange-parts.tsx";
import { addBlock } from "#office/front/front-deeds.server.ts";
import { viewFront } from "#office/front/view-front.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeFront as say } from "#texts/office/shop/front.ts";
import { SelectField } from "#ui/form/field.tsx";
import type { Route } from "./+types/front.page.ts";

const HERE = "/kantoor/voorpagina";
export const handle = { name: "office-front" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email: me } = requireStaff(context, "words");
  const done = lookUp(officeArrange.done, url.searchParams.get("gedaan"));
  return { ...(await viewFront(shopOf(context))), done, me };
}

export const action = acts(...arranges(HERE), does(addBlock, { to: ({ id }) => `${HERE}/${id}?gedaan=toegevoegd` }));

export default function OfficeFront({ loaderData: { view, lines, done, me }, actionData }: Route.ComponentProps) {
  return (
    <ArrangePage name="front" here={HERE} title={say.title} lead={say.lead} {...{ view, done, me }} told={actionData}>
      <section className="stack">
        <h2>{say.blocks}</h2>
        <ol className="schik">
          {lines.map(({ id, kind, title, hidden, span, isOn }, i) => (
            <ArrangeLine
              key={id}
              name="front"
              {...{ id, title, hidden }}
              isFirst={i === 0}
              isLast={i === lines.length - 1}
              to={`${HERE}/${id}`}
            >
              {[say.kinds[kind], span, !hidden && !isOn && say.notNow].filter(Boolean).join(", ")}
            </ArrangeLine>
          ))}
        </ol>
        <Deed deed="front.add" label={say.addIt} kind="lijn">
          <h3>{say.add}</h3>
          <SelectField label={say.addKind} name="kind">
            {BLOCK_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say.kinds[kind]}
              </option>
            ))}
          </SelectField>
        </Deed>
      </section>
    </ArrangePage>
  );
}
