import type { Page, Route } from "playwright-core";

export const LOST = "Wat je invulde staat er nog";
export const AGAIN = "Probeer het zo nog eens.";
/** Only who has no line is told so. */
export const OFFLINE = "Je bent nu niet verbonden.";
export const BROKEN = "Er ging bij ons iets mis.";
export const SILENT = "De winkel gaf geen antwoord.";

type Way = [string, (page: Page) => Promise<() => Promise<void>>];

/** The line goes, comes back by what this gives. */
export const WAYS: Way[] = [
  [
    "no line",
    async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
  [
    "a shop that is away",
    async (page) => {
      const away = (route: Route) => route.fulfill({ status: 503, body: "even weg" });
      await page.route("**/*.data*", away);
      return () => page.unroute("**/*.data*", away);
    },
  ],
  [
    "a line that breaks",
    async (page) => {
      const broken = (route: Route) => route.abort();
      await page.route("**/*.data*", broken);
      return () => page.unroute("**/*.data*", broken);
    },
  ],
];

/** What is sent is as lost when the line is there. */
export const FALLEN: Way = [
  "a shop that falls over it",
  async (page) => {
    const fallen = (route: Route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>stuk</h1>" });
    await page.route("**/*.data*", fallen);
    return () => page.unroute("**/*.data*", fallen);
  },
];
