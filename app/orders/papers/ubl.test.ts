import { expect, test } from "vitest";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { giftCards } from "#cart/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { findOrderById, listCredits } from "../orders.server.ts";
import { settleOrder } from "../placing/settle-order.server.ts";
import { cancelOrder } from "../refunding/cancel-order.server.ts";
import { compensateOrder } from "../refunding/compensate-order.server.ts";
import { confirmOrder } from "./confirm-order.server.ts";
import { creditUbl, invoiceUbl } from "./ubl.ts";

// The official schematron cannot be fetched here; these are our own checks of the rules of EN 16931 that it would ask.

type Node = { name: string; marks: Record<string, string>; text: string; inside: Node[] };

/** A strict reader: every element closes in its turn, and nothing stands beside the root. */
function read(xml: string): Node {
  const root: Node = { name: "", marks: {}, text: "", inside: [] };
  const open = [root];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "")
    .replaceAll(/<(\/?)([A-Za-z:]+)((?: [A-Za-z:]+="[^"<]*")*)>|([^<]+)/g, (_all, end, name, marks, text) => {
      const here = open.at(-1)!;
      if (text !== undefined) {
        if (/&(?!(amp|lt|gt|quot);)/.test(text)) throw new Error(`bare &: ${text}`);
        here.text += text;
      } else if (end) {
        if (open.pop()!.name !== name) throw new Error(`${name} closes in the wrong place`);
      } else {
        const said = [...String(marks).matchAll(/ ([A-Za-z:]+)="([^"]*)"/g)].map(([, mark, value]) => [mark, value]);
        const node = { name, marks: Object.fromEntries(said), text: "", inside: [] };
        here.inside.push(node);
        open.push(node);
      }
      return "";
    });
  expect([rest, open.length, root.inside.length, root.text.trim()]).toEqual(["", 1, 1, ""]);
  return root.inside[0]!;
}

const all = (node: Node, path: string): Node[] =>
  path
    .split("/")
    .reduce(
      (found, name) => found.flatMap((one) => one.inside.filter((in_) => in_.name.split(":")[1] === name)),
      [node],
    );
const one = (node: Node, path: string): string => all(node, path)[0]?.text ?? "";
const cents = (node: Node, path: string): number => Math.round(Number(one(node, path)) * 100);
const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);

const ORDER = {
  Invoice:
    "CustomizationID ProfileID ID IssueDate InvoiceTypeCode DocumentCurrencyCode BuyerReference OrderReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine",
  CreditNote:
    "CustomizationID ProfileID ID IssueDate CreditNoteTypeCode DocumentCurrencyCode BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentTerms TaxTotal LegalMonetaryTotal CreditNoteLine",
  Party: "EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact",
  PostalAddress: "StreetName CityName PostalZone Country",
  TaxSubtotal: "TaxableAmount TaxAmount TaxCategory",
  TaxCategory: "ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme",
  LegalMonetaryTotal: "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PrepaidAmount PayableAmount",
  InvoiceLine: "ID InvoicedQuantity LineExtensionAmount Item Price",
  CreditNoteLine: "ID CreditedQuantity LineExtensionAmount Item Price",
  Item: "Description Name SellersItemIdentification ClassifiedTaxCategory",
} as Record<string, string>;

/** Every element stands where the schema wants it. */
function inOrder(node: Node): void {
  const name = node.name.split(":").at(-1) ?? "";
  const wanted = ORDER[name]?.split(" ");
  const names = [...new Set(node.inside.map((child) => child.name.split(":")[1] ?? ""))];
  if (wanted) expect([name, names]).toEqual([name, wanted.filter((child) => names.includes(child))]);
  for (const child of node.inside) inOrder(child);
}

/** BR-CO-10, 13, 14, 15, 16, 17 and what each VAT category asks; says how much it asks to be paid. */
function check(xml: string, kind: "Invoice" | "CreditNote"): { total: number; payable: number; root: Node } {
  const root = read(xml);
  inOrder(root);
  const lines = all(root, `${kind}Line`);
  const total = all(root, "LegalMonetaryTotal")[0]!;
  const net = sum(lines.map((line) => cents(line, "LineExtensionAmount")));
  expect([cents(total, "LineExtensionAmount"), cents(total, "TaxExclusiveAmount")]).toEqual([net, net]);
  const subtotals = all(root, "TaxTotal/TaxSubtotal");
  const vat = cents(root, "TaxTotal/TaxAmount");
  expect(sum(subtotals.map((one_) => cents(one_, "TaxAmount")))).toBe(vat);
  expect(cents(total, "TaxInclusiveAmount")).toBe(net + vat);
  expect(cents(total, "PayableAmount")).toBe(net + vat - (cents(total, "PrepaidAmount") || 0));
  for (const part of subtotals) {
    const [id, percent] = [one(part, "TaxCategory/ID"), one(part, "TaxCategory/Percent")];
    const mine = lines.filter(
      (line) =>
        one(line, "Item/ClassifiedTaxCategory/ID") === id &&
        one(line, "Item/ClassifiedTaxCategory/Percent") === percent,
    );
    expect(cents(part, "TaxableAmount")).toBe(sum(mine.map((line) => cents(line, "LineExtensionAmount"))));
    // The shop sells with VAT inside and rounds that: seen from without, it may lie a cent beside.
    const exact = (cents(part, "TaxableAmount") * Number(percent)) / 100;
    expect(Math.abs(cents(part, "TaxAmount") - exact)).toBeLessThan(1);
    expect(
      id === "S" ? Number(percent) > 0 : percent === "0" && one(part, "TaxCategory/TaxExemptionReason") !== "",
    ).toBe(true);
    if (id !== "K") continue;
    expect(one(root, "AccountingCustomerParty/Party/PartyTaxScheme/CompanyID")).toMatch(/^BE/);
    expect(one(root, "Delivery/ActualDeliveryDate")).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(one(root, "Delivery/DeliveryLocation/Address/Country/IdentificationCode")).toBe("BE");
  }
  for (const line of lines) {
    const quantity = Number(all(line, kind === "Invoice" ? "InvoicedQuantity" : "CreditedQuantity")[0]?.text);
    expect(Math.round(quantity * Number(one(line, "Price/PriceAmount")) * 100)).toBe(
      cents(line, "LineExtensionAmount"),
    );
    expect(one(line, "Item/Name")).not.toBe("");
  }
  const payable = cents(total, "PayableAmount");
  if (kind === "Invoice" && payable > 0) {
    expect(one(root, "PaymentMeans/PaymentMeansCode")).toBe("30");
    expect(one(root, "PaymentTerms/Note")).not.toBe("");
  }
  expect(one(root, "AccountingSupplierParty/Party/PartyLegalEntity/CompanyID")).toBe("00000000");
  return { total: net + vat, payable, root };
}

const COMPANY: CheckoutAnswers = {
  ...ADDRESS,
  business: true,
  company: 'Tuin & <Co> "Groen"\u0007',
  vatNumber: "NL123456789B01",
  reference: "Order 7",
};
const REVERSED: CheckoutAnswers = {
  ...COMPANY,
  country: "BE",
  postcode: "2000",
  city: "Antwerpen",
  vatNumber: "BE0403019261",
  vatConfirmed: { number: "BE0403019261", by: "vies" },
};

async function aRange(): Promise<TestShop> {
  const shop = await aShop();
  await aPlant(shop, { sku: "A", priceCents: 1099, more: { group: "moestuin" } });
  await aPlant(shop, { sku: "B", priceCents: 2423, more: { vat: 21, group: "moestuin" } });
  await aPlant(shop, { sku: "C", priceCents: 333, more: { group: "moestuin" } });
  const more = { vat: "voucher", group: "cadeau", latin: null, passport: false } as const;
  await aPlant(shop, { sku: "BON", priceCents: 2500, more });
  return shop;
}

const BUYERS = {
  consumer: ADDRESS,
  company: COMPANY,
  belgian: { ...ADDRESS, country: "BE", postcode: "2000", city: "Antwerpen" } as CheckoutAnswers,
  reversed: REVERSED,
};

for (const [who, answers] of Object.entries(BUYERS))
  test(`an invoice and its credit notes as UBL add up, for a ${who}`, async () => {
    const shop = await aRange();
    for (const lines of [{ A: 1 }, { A: 3, B: 2, C: 7 }, { A: 2, B: 1, BON: 1 }, { BON: 2 }]) {
      const goods = Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity: quantity as number }));
      const { id } = await anOrder(shop, goods, answers);
      const paid = goods.length > 2;
      await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid, by: "bank" }));
      const order = (await findOrderById(shop.db, id))!;
      const said = check(invoiceUbl(shop.settings, order), "Invoice");
      expect([said.total, said.payable]).toEqual([order.totalCents, paid ? 0 : order.totalCents]);
      await compensateOrder(shop, id, { cents: 77, why: "stuk", seen: 0, by: "staff" });
      await cancelOrder(shop, id, "all", "staff");
      for (const note of await listCredits(shop.db, id)) {
        const { total, root } = check(creditUbl(shop.settings, order, note), "CreditNote");
        expect(total).toBe(note.body.totalCents);
        expect(one(root, "BillingReference/InvoiceDocumentReference/ID")).toBe(order.invoiceNumber);
      }
      const later = (await findOrderById(shop.db, id))!;
      expect(invoiceUbl(shop.settings, later), "what happens later does not change it").toBe(
        invoiceUbl(shop.settings, order),
      );
    }
  });

test("what a gift card paid is not asked again, and names are written as XML wants them", async () => {
  const shop = await aRange();
  await shop.db.insert(giftCards).values({ code: "KAART1", valueCents: 500, balanceCents: 500, createdAt: shop.now() });
  const { id } = await anOrder(shop, [{ sku: "A", quantity: 2 }], COMPANY, ["KAART1"]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: false, by: "shop" }));
  const order = (await findOrderById(shop.db, id))!;
  const { payable, root } = check(invoiceUbl(shop.settings, order), "Invoice");
  expect(payable).toBe(order.totalCents - 500);
  expect(one(root, "AccountingCustomerParty/Party/PartyName/Name")).toBe("Tuin &amp; &lt;Co&gt; &quot;Groen&quot;");
});

test("a company gets the invoice for its programs beside the PDF, a consumer does not", async () => {
  const shop = await aRange();
  for (const answers of [COMPANY, ADDRESS]) {
    const { id } = await anOrder(shop, [{ sku: "A", quantity: 1 }], answers);
    await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
    await confirmOrder(shop, id);
  }
  const papers = (await shop.db.select().from(mails)).map(({ attachments }) =>
    attachments.filter(({ type }) => type === "application/xml").map(({ filename }) => filename),
  );
  expect(papers).toEqual([["F2026-000001.xml"], []]);
});
