import { and, eq, inArray, isNull } from "drizzle-orm";
import { treeOrders } from "#calculators/tables.server.ts";
import { sumTrees, type TreeAddress, type TreeLine, type TreeOrder } from "#calculators/trees/tree-order.ts";
import { findTreeOrder, treeNumber } from "#calculators/trees/tree-orders.server.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { isAll, refreshCards, takeStock } from "#catalogue/stock/take-stock.server.ts";
import { takeDayAnyway } from "#delivery/closed.server.ts";
import { sayPostcode } from "#kit/address.ts";
import { dayOf, sayDay } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { plainVatNumber } from "#kit/vat-number.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { deliveryDayOf, type OrderedLine, type OrderSnapshot } from "../order.ts";
import { Refuse } from "../refuse.ts";
import { settleOrder } from "./settle-order.server.ts";
import { writeOrder } from "./write-order.server.ts";

export type Approved = { ok: true; order: Id<"ord"> } | { ok: false; reason: "already" | "stock" };

/**
 * Somebody of the shop agrees: the trees are taken from stock and the request becomes an order on account, with its
 * confirmation and invoice. A quote that was accepted goes the same way. Twice is once.
 */
export async function approveTreeOrder(shop: Shop, id: Id<"kbo">, by: string): Promise<Approved> {
  const asked = await findTreeOrder(shop.db, id);
  if (!asked) return { ok: false, reason: "already" };
  const snapshot = await snapshotOf(shop, asked.body, treeNumber(asked));
  const gone: string[] = [];
  const result = await shop.db
    .transaction(async (tx): Promise<Approved> => {
      const [won] = await tx
        .update(treeOrders)
        .set({ approvedAt: shop.now() })
        .where(and(eq(treeOrders.id, id), isNull(treeOrders.approvedAt), isNull(treeOrders.declinedAt)))
        .returning({ id: treeOrders.id });
      if (!won) return { ok: false, reason: "already" };
      gone.push(...(await takeTrees(tx, asked.body.lines)));
      await takeDayAnyway(shop, tx, deliveryDayOf(snapshot));
      const written = await writeOrder(shop, tx, snapshot, {
        attempt: `trees:${id}`,
        cart: null,
        userId: null,
        giftCents: 0,
        paymentMethod: "rekening",
        heldUntil: shop.now(),
      });
      if (!written) throw new Error(`${id} was an order already`);
      await tx.update(treeOrders).set({ order: written.id }).where(eq(treeOrders.id, id));
      await settleOrder(shop, tx, written.id, { paid: false, by });
      return { ok: true, order: written.id };
    })
    .catch((error: unknown): Approved => {
      if (error instanceof Refuse) return { ok: false, reason: "stock" };
      throw error;
    });
  if (result.ok && gone.length) await refreshCards(shop, gone);
  return result;
}

async function takeTrees(tx: Tx, lines: TreeLine[]): Promise<string[]> {
  const solid = lines.flatMap(({ sku, quantity }) => (sku ? [{ sku, quantity }] : []));
  const taken = await takeStock(tx, solid);
  if (!isAll(taken, solid)) throw new Refuse();
  return taken.filter(({ left }) => left === 0).map(({ product }) => product);
}

/** Every row stays a line of its own, with its address and day, so that each can be sent apart. */
async function snapshotOf(shop: Shop, body: TreeOrder, number: string): Promise<OrderSnapshot> {
  const known = await factsOf(shop.db, body.lines);
  const goods = body.lines.filter(({ row }) => row >= 0);
  const { vat, reversedCents, deliveryCents, totalCents } = sumTrees(body.lines);
  const lines = goods.map(({ sku, text, quantity, unitCents, lineCents, rate, row, reversed }, at): OrderedLine => {
    const to = body.rows[row];
    const facts = sku ? known.get(sku) : undefined;
    return {
      sku: sku ?? "KERST-OPHALEN",
      slug: facts?.slug ?? "",
      name: facts?.name ?? text,
      latin: facts?.latin ?? null,
      label: facts?.label ?? texts.service,
      note: to ? texts.paper.rowTo(to.address, sayDay(to.day)) : "",
      cut: `regel-${at + 1}`,
      form: facts?.form ?? "dienst",
      picture: facts?.picture ?? null,
      quantity,
      unitCents,
      lineCents,
      discountCents: 0,
      rate,
      reversed: reversed === true,
      voucher: false,
      withdrawal: facts?.withdrawal ?? "yes",
    };
  });
  const goodsCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const [firstName = "", ...rest] = body.name.split(" ");
  const days = [...new Set(body.rows.map(({ day }) => day))].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    contact: { email: body.email, firstName, lastName: rest.join(" "), phone: body.phone },
    billing: addressOf(body.addresses[0], body.name),
    deliverTo: addressOf(body.addresses[0], body.name),
    // Whoever approves it has looked at the number: the reverse charge stands on that word.
    business: {
      company: body.company,
      vatNumber: plainVatNumber(body.vatNumber),
      reference: body.reference,
      vatBy: "staff",
    },
    lines,
    goodsCents,
    discountCents: 0,
    code: null,
    gifts: [],
    deliveryCents,
    reversedCents,
    totalCents,
    vat,
    method: "voordeur",
    shipments: days.map((day) => ({
      kind: "day",
      skus: body.rows.filter((row) => row.day === day).map(({ sku }) => sku),
      day,
    })),
    note: [number, ...body.addresses.map(sayAddress), body.note].filter(Boolean).join("\n"),
    gift: "",
    terms: dayOf(shop.now()),
  };
}

const sayAddress = ({ street, postcode, city }: TreeAddress, at: number): string =>
  street ? texts.paper.address(at + 1, `${street}, ${sayPostcode(postcode)} ${city}`) : "";

function addressOf(address: TreeAddress | undefined, name: string): OrderSnapshot["billing"] {
  const { street = "", postcode = "", city = "" } = address ?? {};
  const [, road = street, number = ""] = /^(.*?)\s+(\d.*)$/.exec(street) ?? [];
  const country = /^\d{4}$/.test(postcode.trim()) ? "BE" : "NL";
  return { name, street: road, number, postcode: sayPostcode(postcode), city, country };
}

async function factsOf(db: Reader, lines: TreeLine[]) {
  const skus = lines.flatMap(({ sku }) => (sku ? [sku] : []));
  const rows = skus.length
    ? await db
        .select({ product: products, sku: variants.sku, label: variants.label, form: variants.form })
        .from(variants)
        .innerJoin(products, eq(products.slug, variants.product))
        .where(inArray(variants.sku, skus))
    : [];
  return new Map(
    rows.map(({ product: { slug, name, latin, pictures, withdrawal }, sku, label, form }) => {
      const [picture] = pictures;
      const shown = picture ? { key: picture.key, alt: picture.alt } : null;
      return [sku, { slug, name, latin, label, form, withdrawal, picture: shown }] as const;
    }),
  );
}
