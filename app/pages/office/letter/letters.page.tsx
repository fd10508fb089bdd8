import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { countReceivers } from "#newsletter/issues.server.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { makeLetter } from "#office/letter/letter-deeds.server.ts";
import { viewLetters } from "#office/letter/view-letter.server.ts";
import { Mark, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeLetter as say } from "#texts/office/shop/letter.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/letters.page.ts";

const HERE = "/kantoor/nieuwsbrief";
export const handle = { name: "office-letters" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const { db } = shopOf(context);
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  return { letters: await viewLetters(db), readers: await countReceivers(db, true), done };
}

export const action = acts(does(makeLetter, { to: ({ id }) => `${HERE}/${id}?gedaan=gemaakt` }));

const TONES = { draft: "stil", planned: "let", sending: "doen", sent: "goed" } as const;

export default function Letters({ loaderData: { letters, readers, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(readers)}</p>
        </div>
        <Deed deed="letters.make" label={say.make} kind="actie" />
      </header>
      <Outcome done={done} told={actionData} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={letters.map(({ id, subject, state, at, by, figures }) => ({
          key: id,
          cells: [
            <Link key="subject" to={`${HERE}/${id}`}>
              {subject || say.untitled}
            </Link>,
            <Mark key="state" tone={TONES[state]}>
              {say.states[state]}
            </Mark>,
            <span key="at" className="twee">
              {at}
              <small className="soft">{by}</small>
            </span>,
            figures ? say.row(figures.receivers, figures.clicks, figures.left) : "–",
            <Deed key="again" deed="letters.make" label={say.again} kind="lijn" along={{ van: id }} />,
          ],
        }))}
      />
    </>
  );
}
