import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { count } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { issueLinks } from "./tables.server.ts";

/** A link of a newsletter is followed: counted, without who it was, and led on. */
export const followLink = deed({
  name: "newsletter.follow",
  by: "anyone",
  asks: v.strictObject({ issue: count(1, 1e12), link: count(0, 1000) }),
  shows: v.object({ to: v.string() }),
  async run(shop, _caller, { issue, link }) {
    const [row] = await shop.db
      .update(issueLinks)
      .set({ clicks: sql`${issueLinks.clicks} + 1` })
      .where(and(eq(issueLinks.issue, issue), eq(issueLinks.link, link)))
      .returning({ to: issueLinks.to });
    return done({ to: row?.to ?? "/" });
  },
  says: { refused: {} },
});
