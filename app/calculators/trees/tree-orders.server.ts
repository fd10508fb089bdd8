import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { vatOf } from "#catalogue/product/products.server.ts";
import { TIERS, tiersOf } from "#catalogue/rules.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import { dayOf } from "#kit/day.ts";
import { type Id, newId } from "#kit/id.ts";
import { allow } from "#outside/allowance.server.ts";
import { againSince, type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { typed } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { calculatorMail } from "#texts/calculators/mail.ts";
import { quotePdf } from "./quote-pdf.server.ts";
import { treeOrders } from "../tables.server.ts";
import { rowsOf, type TreeForm, treeFaults } from "./tree-form.ts";
import { type Along, type Piece, priceTrees, reverseFor, type TreeKind, type TreeOrder } from "./tree-order.ts";

export type StoredTreeOrder = typeof treeOrders.$inferSelect;
export const treeNumber = ({ number }: Pick<StoredTreeOrder, "number">): string => `K-${number}`;
export const treePath = (id: string): string => `/zakelijk-kerstbomen-bestellen?aanvraag=${id}`;
export const pdfPath = (id: string): string => `/api/kerstbomen/${id}.pdf`;

const STANDS = "kerstboomstandaard-tot-250-cm";
const LIGHTS = "led-kerstverlichting-300-lampjes";
const UP_TO: Record<string, number> = { "KE17-180LAMPJ": 150, "KE17-300LAMPJ": 210, "KE17-700LAMPJ": 400 };

/** Real trees for companies, smallest first, and what can go along. */
export async function listTrees(db: Reader): Promise<{ kinds: TreeKind[]; along: Along }> {
  const rows = await db
    .select({ product: products, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.product, products.slug))
    .where(and(eq(products.group, "kerst"), eq(products.listed, true)))
    .orderBy(asc(variants.position));
  const kinds = rows.flatMap(({ product, variant }): TreeKind[] => {
    const heightCm = heightOf(`${product.name} ${variant.label}`);
    if (product.facets.soort !== "Kerstboom" || product.facets.boomtype === "Kunst" || !heightCm) return [];
    const vat = vatOf(product.vat);
    return [
      {
        sku: variant.sku,
        name: product.name,
        label: variant.label,
        heightCm,
        cents: variant.priceCents,
        rate: vat === "voucher" ? 0 : vat,
        tiers: product.tiers ? tiersOf(product.tiers) : (TIERS["kerst-zakelijk"] ?? []),
        stock: variant.stock,
        complete: product.slug.startsWith("opgetuigde"),
      },
    ];
  });
  const pieces = (slug: string): Piece[] =>
    rows
      .filter(({ product, variant }) => product.slug === slug && variant.stock > 0)
      .map(({ product, variant }) => ({
        sku: variant.sku,
        stock: variant.stock,
        name: `${product.name}, ${variant.label}`,
        upToCm: UP_TO[variant.sku] ?? Number(/tot (\d+) cm/.exec(variant.label)?.[1] ?? 250),
        cents: variant.priceCents,
        rate: 21,
      }));
  return {
    kinds: kinds.sort((a, b) => a.heightCm - b.heightCm || a.cents - b.cents),
    along: { stands: pieces(STANDS), lights: pieces(LIGHTS) },
  };
}

const heightOf = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/(\d{2,3})(?= cm|–)/g)].map(([, cm]) => Number(cm)));

export type SentTrees =
  | { ok: true; order: StoredTreeOrder }
  | { ok: false; reason: "wrong"; faults: string[] }
  | { ok: false; reason: "too-many" };

/** The mail that tells the shop itself of a request. */
export const staffMailOf = (id: Id<"kbo">): string => `trees-staff-${id}`;

/** Stores a request at the prices of this moment and mails it, with the paper, to both sides. */
export async function sendTreeOrder(
  shop: Shop,
  kind: "quote" | "order",
  form: TreeForm,
  peer: string,
): Promise<SentTrees> {
  const { kinds, along } = await listTrees(shop.db);
  const faults = treeFaults(form, kinds, dayOf(shop.now()), along);
  if (faults.length) return { ok: false, reason: "wrong", faults };
  const allowed = await allow(shop, "trees", peer, { times: 8, perSeconds: 3600 });
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  const rows = rowsOf(form);
  const words = { collect: texts.collectLine, delivery: texts.deliveryLine };
  const reverse = reverseFor(form.about.vatNumber, form.addresses);
  const { lines, totalCents } = priceTrees(rows, kinds, along, shop.settings.DELIVERY_PALLET_CENTS, words, reverse);
  const body = { ...form.about, rows, addresses: form.addresses, lines, totalCents };
  const order = await shop.db.transaction(async (tx) => {
    const before = await findSame(tx, kind, body, shop.now());
    if (before) return before;
    const [row] = await tx
      .insert(treeOrders)
      .values({ id: newId("kbo"), kind, body, email: form.about.email, totalCents, sentAt: shop.now() })
      .returning();
    if (!row) throw new Error("tree order not stored");
    const number = treeNumber(row);
    const paper = {
      filename: `${number}.pdf`,
      contentBase64: Buffer.from(await quotePdf(shop, row)).toString("base64"),
      type: "application/pdf",
    };
    const said = layOutMail(shop, {
      title: texts.done[kind].title,
      paragraphs: [typed(calculatorMail.trees.dear(form.about.name)), calculatorMail.trees[kind].says],
      button: { label: calculatorMail.trees.button, url: `${shop.url}${treePath(row.id)}` },
    });
    await postMail(shop, tx, `trees-${row.id}`, {
      to: row.email,
      subject: calculatorMail.trees[kind].subject(number),
      attachments: [paper],
      ...said,
    });
    const { company, name, phone, note } = form.about;
    const about = [[company, name, phone, row.email].filter(Boolean).join(", "), note].filter(Boolean);
    await postMail(shop, tx, staffMailOf(row.id), {
      to: shop.settings.COMPANY_EMAIL,
      subject: calculatorMail.trees.staff(kind, form.about.company),
      headers: { "Reply-To": row.email },
      attachments: [paper],
      ...layOutMail(shop, { title: number, paragraphs: about }),
    });
    return row;
  });
  return { ok: true, order };
}

/** A second click, or the page sent once more: the same request within a few minutes is the same request. */
async function findSame(tx: Tx, kind: "quote" | "order", body: TreeOrder, now: Date) {
  await takeTurn(tx, `trees|${body.email}`);
  const same = and(eq(treeOrders.kind, kind), sql`${treeOrders.body} = ${JSON.stringify(body)}::jsonb`);
  const [row] = await tx
    .select()
    .from(treeOrders)
    .where(and(same, gt(treeOrders.sentAt, againSince(now))));
  return row;
}

/** Somebody of the shop says no; saying it twice stays one mail. */
export async function declineTreeOrder(shop: Shop, id: Id<"kbo">): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(treeOrders)
      .set({ declinedAt: shop.now() })
      .where(and(eq(treeOrders.id, id), isNull(treeOrders.approvedAt), isNull(treeOrders.declinedAt)))
      .returning();
    if (!row) return false;
    const { declined, dear } = calculatorMail.trees;
    await postMail(shop, tx, `trees-declined-${row.id}`, {
      to: row.email,
      subject: declined.subject(treeNumber(row)),
      ...layOutMail(shop, {
        title: declined.subject(treeNumber(row)),
        paragraphs: [typed(dear(row.body.name)), declined.says(shop.settings.COMPANY_PHONE)],
      }),
    });
    return true;
  });
}

export async function findTreeOrder(db: Reader, id: string): Promise<StoredTreeOrder | undefined> {
  const [row] = await db
    .select()
    .from(treeOrders)
    .where(inArray(treeOrders.id, [id as Id<"kbo">]));
  return row;
}

const waiting = and(isNull(treeOrders.approvedAt), isNull(treeOrders.declinedAt));

/** Newest first; without `all` only what waits for an answer. */
export async function listTreeOrders(
  db: Reader,
  { all, most, from }: { all: boolean; most: number; from: number },
): Promise<StoredTreeOrder[]> {
  return db
    .select()
    .from(treeOrders)
    .where(all ? undefined : waiting)
    .orderBy(desc(treeOrders.sentAt), desc(treeOrders.number))
    .limit(most)
    .offset(from);
}

export const countTreeOrders = (db: Reader, all: boolean): Promise<number> =>
  db.$count(treeOrders, all ? undefined : waiting);
