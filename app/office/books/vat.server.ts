import { sql } from "drizzle-orm";
import type { Day } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import type { OrderSnapshot } from "#orders/order.ts";
import { taxOfCredit, taxOfInvoice, type Treatment } from "#orders/papers/tax.ts";
import type { Credit } from "#orders/refunding/credit.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { readByMonth, within } from "./keep-past.server.ts";
import type { Span } from "./period.ts";
import type { VatRate } from "#kit/vat.ts";
import type { BookRow, Sum } from "./return.ts";

export type BookDay = BookRow & { day: Day; kind: "invoice" | "credit" };
/** How many invoices a day has, and how many credit notes for which reason. */
export type PaperDay = { day: Day; kind: "invoice" | "credit"; why: string; papers: number; cents: Cents };

/** All VAT of a period by day, paper, country and rate: what invoices say, less what credit notes take off again. */
export async function readBooks(shop: Shop, span: Span): Promise<{ vat: BookDay[]; papers: PaperDay[] }> {
  const rows = await readByMonth(shop, "books", span, sumUp);
  return {
    vat: rows.filter((row): row is BookDay => row.treatment !== "papers"),
    papers: rows.flatMap(({ day, kind, treatment, country, netCents, vatCents }) =>
      treatment === "papers" ? [{ day, kind, why: country, cents: netCents, papers: vatCents }] : [],
    ),
  };
}

export const readVat = async (shop: Shop, span: Span): Promise<BookDay[]> => (await readBooks(shop, span)).vat;

/** A row of VAT, or one that counts: then why, the sum and the number stand where country, net and VAT do. */
type Row = Omit<BookDay, "treatment" | "country"> & { treatment: Treatment | "papers"; country: string };

const dayIn = (column: string) => sql`to_char(${sql.identifier(column)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** What was agreed, unpacked once for all that is read of it. */
const SNAPSHOT = sql`jsonb_to_record(snapshot) as s(vat jsonb, lines jsonb, "reversedCents" int, "deliverTo" jsonb)`;

/** Says in SQL what `papers/tax.ts` says of one paper; a test holds them together. */
async function sumUp(db: Reader, span: Span): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with papers as (
      select ${dayIn("invoiced_at")} as day, 'invoice' as kind, '' as why, 1 as sign, total_cents as total,
        s.vat, s.lines, s.lines as sold, s."reversedCents" > 0 as reversed, s."deliverTo"->>'country' as home
      from orders, ${SNAPSHOT} where ${within(span, "invoiced_at")} and invoice_number is not null
      union all
      select ${dayIn("made_at")}, 'credit', split_part(once, ':', 1), -1, (body->>'totalCents')::int, body->'vat', body->'lines', s.lines,
        s."reversedCents" > 0, s."deliverTo"->>'country'
      from credit_notes join orders on orders.id = credit_notes."order", ${SNAPSHOT} where ${within(span, "made_at")}
    ), rest as (
      select day, kind, sign, reversed, home, untaxed, case when not reversed then untaxed else cards end as cards
      from papers,
        lateral (select total - coalesce(sum((v->>'grossCents')::int), 0) as untaxed from jsonb_array_elements(vat) v) as u,
        lateral (select case when not reversed then 0 else (
          select coalesce(sum(case when kind = 'credit' then (l->>'cents')::int
            else (l->>'lineCents')::int - (l->>'discountCents')::int end), 0)
          from jsonb_array_elements(lines) l where l->>'name' in (
            select s->>'name' from jsonb_array_elements(sold) s where (s->>'voucher')::boolean)
        ) end as cards) as c
    ), parts as (
      select day, kind, case when v.rate = 6 then 'BE' when reversed then 'NL' else home end as country,
        'taxed' as treatment, v.rate, sign * (v."grossCents" - v."vatCents") as net, sign * v."vatCents" as vat
      from papers, jsonb_to_recordset(vat) as v(rate int, "grossCents" bigint, "vatCents" bigint)
      union all select day, kind, 'BE', 'reversed', 0, sign * (untaxed - cards), 0 from rest where untaxed <> cards
      union all select day, kind, home, 'voucher', 0, sign * cards, 0 from rest where cards <> 0
    )
    select day, kind, country, treatment, rate, sum(net)::bigint as "netCents", sum(vat)::bigint as "vatCents"
    from parts group by 1, 2, 3, 4, 5
    union all select day, kind, why, 'papers', 0, sum(total)::bigint, count(*) from papers group by 1, 2, 3
    order by 1, 2, 3, 4, 5`);
  return rows;
}

/** What came back of Belgian sales of an earlier quarter: the Union scheme wants that beside the sales, with its quarter. */
export type BackRow = Sum & { quarter: string; rate: VatRate };

const quarterOf = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'Europe/Amsterdam', 'YYYY-"K"Q')`;

export const readBack = (shop: Shop, span: Span): Promise<BackRow[]> => readByMonth(shop, "oss-back", span, backOf);

async function backOf(db: Reader, span: Span): Promise<BackRow[]> {
  const { rows } = await db.execute<{ quarter: string; snapshot: OrderSnapshot; body: Credit }>(sql`
    select ${quarterOf("invoiced_at")} as quarter, snapshot, body
    from credit_notes join orders on orders.id = credit_notes."order"
    where ${within(span, "made_at")} and snapshot->'deliverTo'->>'country' = 'BE'
      and ${quarterOf("invoiced_at")} < ${quarterOf("made_at")}`);
  return rows.flatMap(({ quarter, snapshot, body }) =>
    taxOfCredit(snapshot, body)
      .filter(({ treatment, country }) => treatment === "taxed" && country === "BE")
      .map(({ rate, netCents, vatCents }) => ({ quarter, rate, netCents, vatCents })),
  );
}

export type IcpLine = { vatNumber: string; netCents: number };

/** What companies in Belgium account for themselves, per company, as the statement of supplies asks. */
export async function readIcp(shop: Shop, span: Span): Promise<IcpLine[]> {
  const rows = await readByMonth(shop, "icp", span, icpOf);
  return [...Map.groupBy(rows, ({ vatNumber }) => vatNumber)]
    .map(([vatNumber, some]) => ({ vatNumber, netCents: some.reduce((sum, { netCents }) => sum + netCents, 0) }))
    .filter(({ netCents }) => netCents !== 0)
    .toSorted((a, b) => (a.vatNumber < b.vatNumber ? -1 : 1));
}

async function icpOf(db: Reader, span: Span): Promise<IcpLine[]> {
  const papers = await db.execute<{ sign: number; snapshot: OrderSnapshot; body: Credit | null }>(sql`
    select 1 as sign, snapshot, null as body from orders
      where ${within(span, "invoiced_at")} and invoice_number is not null and (snapshot->>'reversedCents')::int > 0
    union all
    select -1, snapshot, body from credit_notes join orders on orders.id = credit_notes."order"
      where ${within(span, "made_at")} and (snapshot->>'reversedCents')::int > 0`);
  return papers.rows.flatMap(({ sign, snapshot, body }) =>
    (body ? taxOfCredit(snapshot, body) : taxOfInvoice(snapshot))
      .filter(({ treatment }) => treatment === "reversed")
      .map(({ netCents }) => ({ vatNumber: snapshot.business?.vatNumber ?? "", netCents: sign * netCents })),
  );
}
