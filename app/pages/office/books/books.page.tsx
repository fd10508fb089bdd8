import { acts, does } from "#accounts/door/acts.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { KeyFigures, MoneyTable, OpenInvoices, VatTable } from "#office/books/book-parts.tsx";
import { remindInvoice } from "#office/books/books-deeds.server.ts";
import { BarsList } from "#office/books/sales/bars-list.tsx";
import { ExportForm } from "#office/books/export-form.tsx";
import { readPeriod } from "#office/books/period.ts";
import { PeriodTabs } from "#office/books/period-tabs.tsx";
import { showBooks } from "#office/books/show-books.server.ts";
import { WeeksPlot } from "#office/books/weeks-plot.tsx";
import { Outcome } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { books as say } from "#texts/office/books.ts";
import { salesFigures as sell } from "#texts/office/books-figures.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/books.page.ts";

export const handle = { name: "office-books" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/boekhouding", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { scope } = requireStaff(context, "books");
  const shop = shopOf(context);
  const period = readPeriod(url.searchParams.get("periode"), dayOf(shop.now()));
  const all = url.searchParams.get("open") === "alle";
  return showBooks(shop, { period, all, range: tasksOf(scope).has("range") });
}

export const action = acts(does(remindInvoice));

export default function Books({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, period, tabs, months, figures, vat, gifts, weeks, span, open, money, sales } = loaderData;
  const file = (kind: string) => ({
    to: `/kantoor/boekhouding/bestand?wat=${kind}&van=${span.from}&tot=${span.to}`,
    label: sell.file,
  });
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{lead}</p>
        </div>
        <Link
          className={buttonClass({ kind: "lijn", size: "s" })}
          to={`/kantoor/boekhouding/aangifte?periode=${period}`}
        >
          <Icon name="factuur" small />
          {say.toReturn}
        </Link>
      </header>
      <Outcome done={actionData?.done} />
      <PeriodTabs tabs={tabs} months={months} chosen={period} />
      <KeyFigures figures={figures} />
      <div className="boek-twee">
        <div className="stack ruim">
          <VatTable rows={vat} gifts={gifts} />
          <WeeksPlot weeks={weeks} />
          <MoneyTable {...money} />
        </div>
        <div className="stack ruim">
          <ExportForm {...span} />
          <OpenInvoices {...open} period={period} told={actionData} />
        </div>
      </div>
      <div className="boek-half">
        <BarsList title={sell.sellers.title} none={sell.sellers.none} {...sales.sellers} file={file("verkocht")} />
        <BarsList
          title={sell.stock.title}
          none={sell.stock.none}
          {...sales.stock}
          file={file("voorraad")}
          tone="bast"
        />
        <BarsList title={sell.slow.title} none={sell.slow.none} {...sales.slow} file={file("traag")} tone="bast" />
        <BarsList
          title={sell.credited.title}
          none={sell.credited.none}
          {...sales.credited}
          file={file("gecrediteerd")}
        />
      </div>
    </>
  );
}
