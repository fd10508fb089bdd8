import { type SQL, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import { longGone } from "./long-gone.server.ts";

/** Words that many orders have are looked for among these: the newest of all are the newest of them as well. */
const NEWEST = 2000;

/** The address of an order whose customer was forgotten. */
const FORGOTTEN = "verwijderd";

type Finding = {
  q: string;
  most: number;
  skip?: number;
  /** Of the order itself, beside its words. */
  where?: SQL | undefined;
  /** Not those whose customer asked to be forgotten. */
  known?: boolean;
  /**
   * At this moment by what travels with the plants alone: not by the mail address, nor by where only the bill goes, nor
   * by the door and telephone of what is long gone.
   */
  goodsAt?: Date | undefined;
  /** What must be packed first stands first; else what was placed last. It asks a `where`. */
  sending?: boolean;
  /** So many among the newest need no look at the rest. */
  enough?: number;
};
/** `more`: at least as many again were not looked at. */
type FoundOrders = { ids: Id<"ord">[]; total: number; more: boolean };

const isNumber = (q: string): boolean => /^\d{4}-\d{6,}$/.test(q.trim());

/** The words of an order without its mail address and what else who only packs does not see of it. */
const goodsWords = (now: Date): SQL => sql`(select order_words(o.number, '', o.snapshot #- '{billing,postcode}'
  #- case when ${longGone(now)} then '{contact,phone}' else '{}' end::text[]
  #- case when ${longGone(now)} then '{deliverTo,postcode}' else '{}' end::text[]) from orders o where o.id = f."order")`;

/** A Dutch or Belgian telephone number in each way that people write it. */
function waysToCall(digits: string): string[] {
  const [, country, own] = /^(?:(?:00)?(3[12])0?|0)([1-9]\d*)$/.exec(digits) ?? [];
  if (!own) return [digits];
  const abroad = (country ? [country] : ["31", "32"]).flatMap((code) => [code, `${code}0`, `00${code}`, `00${code}0`]);
  return ["0", ...abroad].map((before) => before + own);
}

/** The beginning of every word that was typed: of a number, a name, an address, a postcode or a telephone number. */
function matching(q: string, goodsAt?: Date): SQL {
  const typed = q.trim().toLowerCase();
  if (isNumber(q)) return sql`f."order" = (select id from orders where number = ${typed})`;
  const digits = typed.replace(/\D/g, "");
  const phone = digits && /^\+?[\d\s()./\u2010-\u2015-]{8,}$/.test(typed) && !/^\d{4}-\d+$/.test(typed);
  const words = phone ? waysToCall(digits) : typed.split(/\s+/);
  const query = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(phone ? " | " : " & ");
  const all = sql`f.words @@ ${query}::tsquery`;
  return goodsAt ? sql`${all} and ${goodsWords(goodsAt)} @@ ${query}::tsquery` : all;
}

/** Orders by what somebody types, a page of them; among the newest if there are enough, else among all. */
export async function findOrders(db: Reader, asked: Finding): Promise<FoundOrders> {
  const { q, most, skip = 0, where, known, goodsAt, sending, enough = skip + most + 1 } = asked;
  const newest = sql`(select * from order_finds order by placed_at desc, number desc limit ${NEWEST})`;
  const order = sending ? sql`first_day asc nulls first, placed_at, number` : sql`placed_at desc, number desc`;
  const look = async (source: SQL) => {
    const { rows } = await db.execute<Omit<FoundOrders, "more">>(sql`
      with found as materialized (
        select f."order", f.number, f.placed_at${sending ? sql`, first_day` : sql``} from ${source} f
        ${where ? sql`join orders on orders.id = f."order" and ${where}` : sql``}
        where ${matching(q, goodsAt)} ${known ? sql`and not f.words @@ ${FORGOTTEN}::tsquery` : sql``})
      select (select count(*) from found)::int as total,
        array(select "order" from found order by ${order} limit ${most} offset ${skip}) as ids`);
    return rows[0] ?? { total: 0, ids: [] };
  };
  const first = sending || isNumber(q) ? undefined : await look(newest);
  if (first && first.total >= enough) return { ...first, more: true };
  return { ...(await look(sql`order_finds`)), more: false };
}
