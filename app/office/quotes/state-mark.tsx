import type { QuoteState } from "#checkout/quote/quote.ts";
import { officeQuotes as say } from "#texts/office/people/quotes.ts";
import { Mark } from "../rows.tsx";

const TONES = { open: "doen", accepted: "goed", lapsed: "let", withdrawn: "stil" } as const;

export function QuoteMark({ state }: { state: QuoteState }) {
  return <Mark tone={TONES[state]}>{say.view[state]}</Mark>;
}
