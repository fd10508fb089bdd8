import { type Day, dayOf } from "#kit/day.ts";
import { type Cents, decimal } from "#kit/money.ts";
import { cart } from "#texts/cart.ts";
import { ubl as texts } from "#texts/ubl.ts";
import type { OrderAddress } from "../order.ts";
import type { Order } from "../orders.server.ts";
import type { creditNotes } from "../tables.server.ts";
import { invoiceLines, type PaperLine, type TaxLine, taxOfCredit, type Treatment } from "./tax.ts";
import { element as el, type Xml } from "./xml.ts";

type CreditNote = typeof creditNotes.$inferSelect;

/** Who sells, as the settings of the shop say it. */
export type Seller = {
  COMPANY_LEGAL_NAME: string;
  COMPANY_STREET: string;
  COMPANY_POSTCODE: string;
  COMPANY_CITY: string;
  COMPANY_PHONE: string;
  COMPANY_EMAIL: string;
  COMPANY_KVK: string;
  COMPANY_VAT: string;
  COMPANY_IBAN: string;
};

/** UBL 2.1 in the Dutch form of the European norm (NLCIUS). The order of elements is that of the schema. */
const CUSTOMIZATION = "urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0";
const PROFILE = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const SPACES = {
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};
/** Taxed; supplied within the Union to a company; not taxed until it is spent. */
const CATEGORIES: Record<Treatment, string> = { taxed: "S", reversed: "K", voucher: "E" };

const amount = (name: string, cents: Cents): Xml => el(`cbc:${name}`, decimal(cents), { currencyID: "EUR" });
const sum = (cents: Cents[]): Cents => cents.reduce((total, one) => total + one, 0);
const vatScheme = el("cac:TaxScheme", [el("cbc:ID", "VAT")]);
const percentOf = ({ treatment, rate }: TaxLine): string => (treatment === "taxed" ? String(rate) : "0");

function address(name: string, { street, number, city, postcode, country }: OrderAddress): Xml {
  return el(name, [
    el("cbc:StreetName", `${street} ${number}`.trim()),
    el("cbc:CityName", city),
    el("cbc:PostalZone", postcode),
    el("cac:Country", [el("cbc:IdentificationCode", country)]),
  ]);
}

function seller(by: Seller): Xml {
  const kvk = { schemeID: "0106" };
  const home = {
    name: "",
    street: by.COMPANY_STREET,
    number: "",
    postcode: by.COMPANY_POSTCODE,
    city: by.COMPANY_CITY,
  };
  return el("cac:AccountingSupplierParty", [
    el("cac:Party", [
      el("cbc:EndpointID", by.COMPANY_KVK, kvk),
      el("cac:PartyName", [el("cbc:Name", by.COMPANY_LEGAL_NAME)]),
      address("cac:PostalAddress", { ...home, country: "NL" }),
      el("cac:PartyTaxScheme", [el("cbc:CompanyID", by.COMPANY_VAT), vatScheme]),
      el("cac:PartyLegalEntity", [
        el("cbc:RegistrationName", by.COMPANY_LEGAL_NAME),
        el("cbc:CompanyID", by.COMPANY_KVK, kvk),
      ]),
      el("cac:Contact", [el("cbc:Telephone", by.COMPANY_PHONE), el("cbc:ElectronicMail", by.COMPANY_EMAIL)]),
    ]),
  ]);
}

function buyer({ snapshot: { business, billing, contact } }: Order): Xml {
  const number = business?.vatNumber ?? "";
  const scheme = { NL: "9944", BE: "9925" }[number.slice(0, 2)];
  const name = business?.company || billing.name;
  return el("cac:AccountingCustomerParty", [
    el("cac:Party", [
      scheme ? el("cbc:EndpointID", number, { schemeID: scheme }) : undefined,
      el("cac:PartyName", [el("cbc:Name", name)]),
      address("cac:PostalAddress", billing),
      number ? el("cac:PartyTaxScheme", [el("cbc:CompanyID", number), vatScheme]) : undefined,
      el("cac:PartyLegalEntity", [el("cbc:RegistrationName", name)]),
      el("cac:Contact", [el("cbc:Name", billing.name), el("cbc:ElectronicMail", contact.email)]),
    ]),
  ]);
}

/** The first day that was agreed, or the day of the paper itself. */
function delivery({ snapshot }: Order, made: Day): Xml {
  const days = (snapshot.firstDays ?? snapshot.shipments).flatMap(({ day }) => day ?? []);
  const first = days.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? made;
  return el("cac:Delivery", [
    el("cbc:ActualDeliveryDate", first),
    el("cac:DeliveryLocation", [address("cac:Address", snapshot.deliverTo)]),
  ]);
}

const category = (name: string, line: TaxLine, why?: [code: string, words: string]): Xml =>
  el(name, [
    el("cbc:ID", CATEGORIES[line.treatment]),
    el("cbc:Percent", percentOf(line)),
    why?.[0] ? el("cbc:TaxExemptionReasonCode", why[0]) : undefined,
    why ? el("cbc:TaxExemptionReason", why[1]) : undefined,
    vatScheme,
  ]);

const WHY: Partial<Record<Treatment, [string, string]>> = {
  reversed: ["VATEX-EU-IC", texts.reversed],
  voucher: ["", texts.voucher],
};

function taxTotal(lines: TaxLine[]): Xml {
  const groups = [...Map.groupBy(lines, (line) => `${CATEGORIES[line.treatment]}${percentOf(line)}`).values()];
  return el("cac:TaxTotal", [
    amount("TaxAmount", sum(lines.map(({ vatCents }) => vatCents))),
    ...groups.map((some) =>
      el("cac:TaxSubtotal", [
        amount("TaxableAmount", sum(some.map(({ netCents }) => netCents))),
        amount("TaxAmount", sum(some.map(({ vatCents }) => vatCents))),
        some[0] ? category("cac:TaxCategory", some[0], WHY[some[0].treatment]) : undefined,
      ]),
    ),
  ]);
}

function totals(lines: TaxLine[], paid: Cents): Xml {
  const [net, vat] = [sum(lines.map(({ netCents }) => netCents)), sum(lines.map(({ vatCents }) => vatCents))];
  return el("cac:LegalMonetaryTotal", [
    amount("LineExtensionAmount", net),
    amount("TaxExclusiveAmount", net),
    amount("TaxInclusiveAmount", net + vat),
    paid ? amount("PrepaidAmount", paid) : undefined,
    amount("PayableAmount", net + vat - paid),
  ]);
}

/** A price without VAT has as many digits as it takes for the pieces to make the amount of the line. */
const priceOf = ({ netCents, quantity }: PaperLine): string =>
  netCents % quantity === 0 ? decimal(netCents / quantity) : (netCents / quantity / 100).toFixed(8);

const row =
  (kind: "Invoice" | "CreditNote") =>
  (line: PaperLine, at: number): Xml =>
    el(`cac:${kind}Line`, [
      el("cbc:ID", String(at + 1)),
      el(kind === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", String(line.quantity), {
        unitCode: line.area ? "MTK" : "H87",
      }),
      amount("LineExtensionAmount", line.netCents),
      el("cac:Item", [
        el("cbc:Description", line.about),
        el("cbc:Name", line.name),
        line.sku ? el("cac:SellersItemIdentification", [el("cbc:ID", line.sku)]) : undefined,
        category("cac:ClassifiedTaxCategory", line),
      ]),
      el("cac:Price", [el("cbc:PriceAmount", priceOf(line), { currencyID: "EUR" })]),
    ]);

function paper(kind: "Invoice" | "CreditNote", parts: Xml[]): Xml {
  const space = { xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`, ...SPACES };
  const head = [el("cbc:CustomizationID", CUSTOMIZATION), el("cbc:ProfileID", PROFILE)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${el(kind, [...head, ...parts], space)}\n`;
}

const reference = ({ number, snapshot }: Order): Xml[] => [
  el("cbc:BuyerReference", snapshot.business?.reference),
  el("cac:OrderReference", [el("cbc:ID", snapshot.business?.reference || number), el("cbc:SalesOrderID", number)]),
];

/** What was paid when the invoice was made; what comes later does not change it. */
function paidThen({ paidAt, invoicedAt, totalCents, giftCents, snapshot }: Order): Cents {
  if (paidAt && invoicedAt && paidAt <= invoicedAt) return totalCents;
  return giftCents + (snapshot.reservation?.depositCents ?? 0);
}

export function invoiceUbl(by: Seller, order: Order): Xml {
  const made = dayOf(order.invoicedAt ?? order.placedAt);
  const lines = invoiceLines(order.snapshot, cart.delivery);
  const paid = paidThen(order);
  const owed = order.totalCents > paid;
  const account = el("cac:PayeeFinancialAccount", [el("cbc:ID", by.COMPANY_IBAN.replaceAll(" ", ""))]);
  return paper("Invoice", [
    el("cbc:ID", order.invoiceNumber ?? ""),
    el("cbc:IssueDate", made),
    el("cbc:InvoiceTypeCode", "380"),
    el("cbc:DocumentCurrencyCode", "EUR"),
    ...reference(order),
    seller(by),
    buyer(order),
    delivery(order, made),
    owed
      ? el("cac:PaymentMeans", [
          el("cbc:PaymentMeansCode", "30"),
          el("cbc:PaymentID", order.invoiceNumber ?? ""),
          account,
        ])
      : "",
    owed ? el("cac:PaymentTerms", [el("cbc:Note", texts.terms)]) : "",
    taxTotal(lines),
    totals(lines, paid),
    ...lines.map(row("Invoice")),
  ]);
}

/** A credit note names no rates per line, so it has one line per rate. */
export function creditUbl(by: Seller, order: Order, note: CreditNote): Xml {
  const about = note.body.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  const lines = taxOfCredit(order.snapshot, note.body).map(
    (tax): PaperLine => ({
      ...tax,
      sku: "",
      name: texts.credit(order.invoiceNumber ?? "", percentOf(tax)),
      about,
      quantity: 1,
      area: false,
    }),
  );
  const made = dayOf(note.madeAt);
  const invoice = [
    el("cbc:ID", order.invoiceNumber ?? ""),
    el("cbc:IssueDate", dayOf(order.invoicedAt ?? note.madeAt)),
  ];
  return paper("CreditNote", [
    el("cbc:ID", note.number),
    el("cbc:IssueDate", made),
    el("cbc:CreditNoteTypeCode", "381"),
    el("cbc:DocumentCurrencyCode", "EUR"),
    ...reference(order),
    el("cac:BillingReference", [el("cac:InvoiceDocumentReference", invoice)]),
    seller(by),
    buyer(order),
    delivery(order, made),
    el("cac:PaymentTerms", [el("cbc:Note", texts.back)]),
    taxTotal(lines),
    totals(lines, 0),
    ...lines.map(row("CreditNote")),
  ]);
}
