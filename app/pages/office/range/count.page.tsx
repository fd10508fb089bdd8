import { acts, does } from "#accounts/door/acts.server.ts";
import { dayOf, isDay, startOfDay } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { placeCounted, saveCount, undoCount } from "#office/counting/count-deeds.server.ts";
import { CountPart } from "#office/counting/count-part.tsx";
import { countPath, worthOf } from "#office/counting/count.ts";
import { findCount, findLastCount, listCounts, listInPlace, listPlaces } from "#office/counting/counts.server.ts";
import { findByCode, findByName, findShelf } from "#office/counting/find-shelf.server.ts";
import { Scan, Sizes } from "#office/counting/scan-part.tsx";
import { NO_PLACE, SessionPart } from "#office/counting/session-part.tsx";
import { TodayPart } from "#office/counting/today-part.tsx";
import { Deed, Head, Outcome } from "#office/deed.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { counting as say } from "#texts/office/range/counting.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/count.page.ts";

export const handle = { name: "office-count" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: countPath({}), noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { db, now } = shopOf(context);
  const [code, vak, asked, did] = ["code", "vak", "sinds", "gedaan"].map((name) =>
    (url.searchParams.get(name) ?? "").trim().slice(0, 60),
  ) as [string, string, string, string];
  const since = isDay(asked) ? asked : dayOf(now());
  const found = code ? await findByCode(db, code) : [];
  const [only] = found.length === 1 ? found : [];
  const [shelf, last, maybe, done, places, here, counts] = await Promise.all([
    only && findShelf(db, only.sku),
    only && findLastCount(db, only.sku),
    code && found.length === 0 ? findByName(db, code) : [],
    /^\d{1,15}$/.test(did) ? findCount(db, Number(did)) : undefined,
    listPlaces(db),
    vak ? listInPlace(db, vak === NO_PLACE ? "" : vak, startOfDay(since)) : undefined,
    listCounts(db, startOfDay(dayOf(now()))),
  ]);
  return {
    code,
    since,
    session: { vak, sinds: isDay(asked) ? asked : "" },
    choices: found.length > 1 ? found : maybe,
    several: found.length > 1,
    shelf,
    last: last && say.lastText(last.counted, last.by, sayMoment(last.at)),
    done: done && {
      id: done.id,
      words:
        done.counted === done.expected ? say.same(done.name, done.counted) : say.saved(done.name, done.from, done.to),
      short: worthOf({ ...done, stock: done.from }).short,
      isLast: done.isLast,
    },
    did,
    places,
    here,
    counts: counts.map((one) => ({ ...one, at: sayMoment(one.at) })),
    attempt: newId("try"),
  };
}

type Placed = { vak?: string; sinds?: string };
const session = ({ vak, sinds }: Placed) => ({ vak, sinds });

export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(saveCount, {
    query: ["vak", "sinds"],
    to: ({ id }, asked) => countPath({ ...session(asked), gedaan: id }),
    // Pressed twice: who comes second is led to what the first one did.
    otherwise: (reason, shown, placed) =>
      reason === "again" ? countPath({ ...session(placed), gedaan: (shown as { id: number }).id }) : undefined,
  }),
  does(undoCount, { query: ["vak", "sinds"], to: (_, asked) => countPath({ ...session(asked), gedaan: "terug" }) }),
  does(placeCounted, {
    query: ["vak", "sinds", "code"],
    to: (_, asked) => countPath({ ...session(asked), code: asked.sku, gedaan: "plek" }),
  }),
);

const DONE: Record<string, string> = { terug: say.undone, plek: say.placed };

export default function Count({ loaderData, actionData }: Route.ComponentProps) {
  const { code, session: own, since, shelf, last, done, did, choices, several, places, here, counts } = loaderData;
  const isUnknown = code !== "" && !shelf && !several;
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={done?.words ?? lookUp(DONE, did)} told={actionData} />
      {done && done.short > 0 && <Message tone="let">{say.short(done.short)}</Message>}
      {done?.isLast && !actionData && (
        <Deed deed="counting.undo" label={say.undo} kind="lijn" keys="Control+Z" along={{ id: done.id }} />
      )}
      <Scan code={code} session={own} isFirst={!shelf} errors={isUnknown ? [say.unknown(code)] : []} />
      {choices.length > 0 && (
        <section className="deel">
          <h2>{several ? say.several : say.meant}</h2>
          <Sizes label={several ? say.several : say.meant} sizes={choices} session={own} />
        </section>
      )}
      {shelf && <CountPart key={shelf.sku} shelf={shelf} last={last} attempt={loaderData.attempt} told={actionData} />}
      <SessionPart places={places} session={own} since={since} here={here} />
      <TodayPart counts={counts} />
    </>
  );
}
