import type { QuoteState } from "#checkout/quote/quote.ts";
import { officeQuotes as say } from "#texts/office/people/quotes.ts";
import { Link } from "#ui/link.tsx";
import { Rows } from "../rows.tsx";
import { QuoteMark } from "./state-mark.tsx";

type QuoteLine = {
  number: string;
  who: string;
  made: string;
  valid: string;
  total: string;
  state: QuoteState;
};

export function QuoteRows({ quotes, none }: { quotes: QuoteLine[]; none: string }) {
  return (
    <Rows
      label={say.title}
      head={Object.values(say.head)}
      none={none}
      rows={quotes.map(({ number, who, made, valid, total, state }) => ({
        key: number,
        cells: [
          <Link key="number" to={`/kantoor/offertes/${number}`}>
            {number}
          </Link>,
          who,
          made,
          valid,
          total,
          <QuoteMark key="state" state={state} />,
        ],
      }))}
    />
  );
}
