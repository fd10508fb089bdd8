import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, fieldOf, Folded, Head, Outcome } from "#office/deed.tsx";
import { pasteRedirects, removeRedirect, saveRedirect } from "#office/redirects/redirect-deeds.server.ts";
import { viewRedirects } from "#office/redirects/view-redirects.server.ts";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeRedirects as say } from "#texts/office/shop/redirects.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/redirects.page.ts";

const HERE = "/kantoor/doorverwijzingen";
export const handle = { name: "office-redirects" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "words");
  const { q, page } = readPage(url);
  const { rows, pages } = await viewRedirects(shopOf(context).db, q, page);
  return { rows, pages, q, page, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

export const action = acts(
  does(saveRedirect, { to: `${HERE}?gedaan=bewaard` }),
  does(pasteRedirects, { to: `${HERE}?gedaan=lijst` }),
  does(removeRedirect, { to: `${HERE}?gedaan=weg` }),
);

export default function Redirects({ loaderData: { rows, pages, q, page, done }, actionData }: Route.ComponentProps) {
  const field = fieldOf(actionData, "redirects.save");
  const pasted = actionData?.deed === "redirects.paste" ? actionData : undefined;
  const back = pasted?.shows as { regels: string } | undefined;
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={done} told={actionData} />
      <section className="vel">
        <h2>{say.add}</h2>
        <Deed deed="redirects.save" label={say.save} kind="actie" keys="Control+S">
          <TextField label={say.from} {...field("van")} help={say.fromHelp} maxLength={300} autoComplete="off" />
          <TextField label={say.to} {...field("naar")} maxLength={300} autoComplete="off" />
        </Deed>
        <Folded title={say.paste} open={pasted !== undefined}>
          <Deed deed="redirects.paste" label={say.pasteIt} kind="lijn">
            <AreaField
              label={say.lines}
              name="regels"
              maxLength={400_000}
              rows={8}
              help={say.linesHelp}
              defaultValue={back?.regels ?? ""}
              errors={pasted?.errors?.regels}
            />
          </Deed>
        </Folded>
      </section>
      <Search q={q} label={say.search} button={say.find} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={rows.map(({ from, to, hits, last, by, state }) => ({
          key: from,
          cells: [
            <span key="from" className="twee">
              {from}
              {state === "living" && <small className="soft">{say.living}</small>}
            </span>,
            <span key="to" className="twee">
              <a href={to}>{to}</a>
              {state === "dead" && <small className="soft">{say.dead}</small>}
            </span>,
            hits,
            last ?? say.never,
            by,
            <Deed key="drop" deed="redirects.drop" label={say.drop} kind="lijn" along={{ van: from }} />,
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}
