import { findQuoteByToken } from "#checkout/quote/quotes.server.ts";
import { quotePdf } from "#checkout/quote/quote-pdf.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { shopOf } from "#outside/shop.server.ts";
import { quotes as say } from "#texts/account/quotes.ts";
import type { Route } from "./+types/quote-file.page.ts";

export const handle = { auth: "open", name: "quote-file" };

/** The quote on paper, for whoever has its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const quote = await findQuoteByToken(shop.db, params.token);
  if (!quote) throw pageNotFound();
  return new Response(Buffer.from(await quotePdf(shop, quote)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${say.file(quote.number)}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
