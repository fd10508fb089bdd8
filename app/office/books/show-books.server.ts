import { dayOf, MONTHS_SHORT, sayDate, type Day } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { euros } from "#kit/money.ts";
import type { Shop } from "#outside/shop.server.ts";
import { books as say } from "#texts/office/books.ts";
import { payments } from "#texts/payments.ts";
import { sayCount, sayEuros, sayShare } from "../say.ts";
import type { Figure, ShownInvoice, ShownMoney } from "./book-parts.tsx";
import { type Money, readMoney, readOpen } from "./money.server.ts";
import { listOpenInvoices, type OpenInvoice } from "./open-invoices.server.ts";
import { fileBefore, listPeriods, monthsOf, type Period, readPeriod, saySpan, yearBefore } from "./period.ts";
import { addUp, groupRows, soldOf } from "./return.ts";
import { showFigures } from "./sales/show-figures.server.ts";
import { type BookDay, type PaperDay, readBooks, readVat } from "./vat.server.ts";
import { weeksOf } from "./weeks.ts";

const sayShort = (day: Day): string => `${Number(day.slice(8))} ${MONTHS_SHORT[Number(day.slice(5, 7)) - 1]}`;

/** As many open invoices as stand beside the rest of the page. */
const FIRST = 8;
type Look = { period: Period; all: boolean; range: boolean };

/** All that the page of the books shows of a period; of open invoices the first, or all. */
export async function showBooks(shop: Shop, { period, all, range }: Look) {
  const today = dayOf(shop.now());
  const upTo = period.to < today ? period.to : today;
  const so = { from: period.from, to: upTo < period.from ? period.from : upTo };
  const books = readBooks(shop, so);
  const [{ vat: rows, papers }, before, open, money, { gifts, waiting }, sales] = await Promise.all([
    books,
    readVat(shop, yearBefore(so)),
    listOpenInvoices(shop.db, today, all ? undefined : FIRST),
    readMoney(shop, so),
    readOpen(shop),
    books.then((read) => showFigures(shop, so, read.papers, range)),
  ]);
  const sold = soldOf(rows);
  return {
    period: period.key,
    lead: period.kind === "quarter" ? say.lead(saySpan(so), sayDate(fileBefore(period))) : say.leadPlain(saySpan(so)),
    tabs: listPeriods(today).map(({ key, label }) => ({ key, label })),
    months: monthsOf(period.kind === "month" ? quarterAround(period) : period)
      .filter(({ from }) => from <= today)
      .map(({ key, label }) => ({ key, label: label.split(" ")[0] ?? label })),
    figures: figuresOf(rows, papers, addUp(soldOf(before)).netCents),
    vat: groupRows(sold).map(({ country, treatment, rate, netCents, vatCents }) => ({
      country,
      treatment,
      rate,
      netCents,
      vatCents,
    })),
    gifts: euros(gifts),
    weeks: weeksOf(so, today, sold),
    span: so,
    open: {
      invoices: open.first.map(shownInvoice),
      more: open.count - open.first.length,
      sum: (open.isAll ? say.open.sum : say.open.oldest)(euros(open.cents), open.count),
    },
    money: {
      rows: money.map(shownMoney),
      total: euros(money.reduce((sum, { cents }) => sum + cents, 0)),
      waiting: waiting ? say.money.waiting(waiting) : "",
    },
    sales,
  };
}

const quarterAround = ({ from }: Period): Period =>
  readPeriod(`${from.slice(0, 4)}-K${Math.ceil(Number(from.slice(5, 7)) / 3)}`, from);

function figuresOf(rows: BookDay[], papers: PaperDay[], before: number): Figure[] {
  const sold = soldOf(rows);
  const { netCents, vatCents } = addUp(sold);
  const count = (kind: string) => papers.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.papers, 0);
  const billed = addUp(rows.filter(({ kind }) => kind === "invoice"));
  const credited = addUp(rows.filter(({ kind }) => kind === "credit"));
  const { figures } = say;
  const grown = before > 0 ? netCents / before - 1 : undefined;
  const invoices = count("invoice");
  return [
    {
      name: figures.net,
      value: sayEuros(netCents),
      about:
        grown === undefined ? figures.noYear : (grown < 0 ? figures.less : figures.more)(sayShare(Math.abs(grown))),
    },
    { name: figures.vat, value: sayEuros(vatCents), about: figures.before },
    {
      name: figures.invoices,
      value: sayCount(invoices),
      about: invoices ? figures.average(euros(Math.round((billed.netCents + billed.vatCents) / invoices))) : "",
    },
    {
      name: figures.credited,
      value: sayEuros(0 - credited.netCents - credited.vatCents),
      about: figures.credits(count("credit")),
    },
  ];
}

function shownInvoice(one: OpenInvoice): ShownInvoice {
  const { number, invoiceNumber, name, openCents, due, daysLate, reminded, remindedOn, next } = one;
  const { open } = say;
  return {
    number,
    name,
    amount: euros(openCents),
    late: daysLate > 0,
    about: daysLate
      ? open.late(invoiceNumber, daysLate)
      : due
        ? open.due(invoiceNumber, sayShort(due))
        : open.waits(invoiceNumber),
    reminded: remindedOn ? open.reminded(reminded, sayShort(remindedOn)) : "",
    next,
  };
}

const shownMoney = ({ kind, method, count, cents }: Money): ShownMoney => ({
  key: `${kind}:${method}`,
  what: [say.kinds[kind], kind === "gift" ? "" : (lookUp(payments.methods, method)?.title ?? method)]
    .filter(Boolean)
    .join(", "),
  count: sayCount(count),
  amount: euros(cents),
});
