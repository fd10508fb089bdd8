import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Outcome } from "#office/deed.tsx";
import { FindBar } from "#office/find-bar.tsx";
import { Leaves, readPage } from "#office/leaves.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { listTexts, type State, STATES } from "#office/words/texts.server.ts";
import { kindAt } from "#office/words/view-text.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { KINDS } from "#outside/words/fields.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/texts.page.ts";

const HERE = "/kantoor/teksten";
export const handle = { name: "office-texts" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

const TONES: Record<State, "doen" | "goed" | "stil" | "let"> = {
  start: "stil",
  own: "goed",
  draft: "doen",
  planned: "let",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "words");
  const kind = kindAt(url.searchParams.get("soort") ?? "") ?? "article";
  const state = STATES.find((one) => one === url.searchParams.get("staat"));
  const { q, page } = readPage(url);
  const { texts, pages, counts } = await listTexts(shopOf(context).db, { kind, q, state, page });
  const shown = texts.map(({ at, ...text }) => ({ ...text, at: at && sayMoment(at) }));
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  return { kind, state, q, page, pages, counts, texts: shown, done };
}

export default function Texts({ loaderData }: Route.ComponentProps) {
  const { kind, state, q, page, pages, counts, texts, done } = loaderData;
  const to = (path: string) =>
    `${HERE}?${new URLSearchParams({ soort: path, ...(q && { q }), ...(state && { staat: state }) })}`;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </div>
        <div className="row">
          <a className={buttonClass({ kind: "lijn", size: "s" })} href={`${HERE}.zip`} download>
            {say.download}
          </a>
          <Link className={buttonClass({ kind: "actie", size: "s" })} to={`${HERE}/nieuw`}>
            {say.fresh.button}
          </Link>
        </div>
      </header>
      <Outcome done={done} />
      <nav className="weergaven" aria-label={say.kindsLabel}>
        {KINDS.map((one) => (
          <Link key={one} to={to(say.kinds[one].path)} aria-current={one === kind ? "page" : undefined}>
            {say.kinds[one].many}
            <span className="aantal">{counts[one]}</span>
          </Link>
        ))}
      </nav>
      <FindBar
        q={q}
        search={say.search}
        find={say.find}
        choice={{
          name: "staat",
          label: say.state,
          any: say.anyState,
          chosen: state ?? "",
          options: Object.entries(say.states),
        }}
      >
        <input type="hidden" name="soort" value={say.kinds[kind].path} />
      </FindBar>
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={texts.map(({ slug, title, more, state: own, by, at }) => ({
          key: slug,
          cells: [
            <span key="title" className="twee">
              <Link to={`${HERE}/${say.kinds[kind].path}/${slug}`}>{title}</Link>
              <small className="soft">{more}</small>
            </span>,
            <Mark key="state" tone={TONES[own]}>
              {say.states[own]}
            </Mark>,
            by && at ? (
              <span key="last" className="twee">
                {by}
                <small className="soft">{at}</small>
              </span>
            ) : (
              "–"
            ),
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q={q} along={{ soort: say.kinds[kind].path, staat: state }} />
    </>
  );
}
