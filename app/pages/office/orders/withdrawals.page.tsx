import { acts, does } from "#accounts/door/acts.server.ts";
import { settleWithdrawal } from "#office/field/field-deeds.server.ts";
import { addDays, dayOf, sayDate } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { countWithdrawals, listWithdrawals } from "#orders/withdrawing/withdrawals.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeWithdrawals as say } from "#texts/office/withdrawals.ts";
import { Link } from "#ui/link.tsx";
import { Outcome, Deed, Head } from "#office/deed.tsx";
import { Leaves, OpenOrAll, readPage, wantsAll } from "#office/leaves.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/withdrawals.page.ts";

const HERE = "/kantoor/herroepingen";
const PER_PAGE = 25;
/** By law, from the day of the withdrawal. */
const REFUND_DAYS = 14;
const TONES = { open: "doen", back: "doen", handled: "goed", late: "let" } as const;

export const handle = { name: "office-withdrawals" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { db, now } = shopOf(context);
  const { page } = readPage(url);
  const all = wantsAll(url);
  const [rows, total] = await Promise.all([
    listWithdrawals(db, { all, most: PER_PAGE, from: (page - 1) * PER_PAGE }),
    countWithdrawals(db, all),
  ]);
  const today = dayOf(now());
  return {
    page,
    pages: Math.ceil(total / PER_PAGE),
    all,
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    withdrawals: rows.map(({ withdrawal: row, number }) => {
      const due = addDays(dayOf(row.receivedAt), REFUND_DAYS);
      return {
        id: row.id,
        number,
        given: row.givenNumber,
        received: sayMoment(row.receivedAt),
        name: row.name,
        email: row.email,
        what: row.which || say.everything,
        due: sayDate(due),
        state: row.refundedAt
          ? ("handled" as const)
          : today > due
            ? ("late" as const)
            : row.goodsBackAt
              ? ("back" as const)
              : ("open" as const),
      };
    }),
  };
}

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(does(settleWithdrawal, { to: `${HERE}?gedaan=afgehandeld` }));

export default function Withdrawals({ loaderData, actionData }: Route.ComponentProps) {
  const { page, pages, all, withdrawals } = loaderData;
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={loaderData.done} told={actionData} />
      <OpenOrAll all={all} label={say.show} words={say.filters} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={withdrawals.map(({ id, number, given, received, name, email, what, due, state }) => ({
          key: id,
          cells: [
            received,
            number ? (
              <Link key="order" to={`/kantoor/bestellingen/${number}`}>
                {number}
              </Link>
            ) : (
              say.unknown(given)
            ),
            <span key="who" className="twee">
              {name} <span className="soft">{email}</span>
            </span>,
            what,
            due,
            <Mark key="state" tone={TONES[state]}>
              {say.states[state]}
            </Mark>,
            state === "handled" ? (
              "–"
            ) : (
              <Deed key="close" deed="withdrawals.settle" label={say.handled} kind="lijn" along={{ herroeping: id }} />
            ),
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q="" along={{ welke: all ? "alle" : "" }} />
    </>
  );
}
