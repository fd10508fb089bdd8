import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import { mails } from "#outside/tables.server.ts";
import { issueLinks, issues, subscribers, subscriptionProofs } from "./tables.server.ts";

export type Issue = typeof issues.$inferSelect;

export async function findIssue(db: Reader, id: number): Promise<Issue | undefined> {
  const [row] = await db.select().from(issues).where(eq(issues.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdIssue(tx: Tx, id: number): Promise<Issue | undefined> {
  const [row] = await tx.select().from(issues).where(eq(issues.id, id)).for("update");
  return row;
}

export const listIssues = (db: Reader): Promise<Issue[]> =>
  db.select().from(issues).orderBy(desc(issues.id)).limit(100);

export async function makeIssue(tx: Tx, row: Pick<Issue, "subject" | "blocks" | "season" | "by" | "savedAt">) {
  const [made] = await tx.insert(issues).values(row).returning({ id: issues.id });
  return made?.id ?? 0;
}

type Change = Partial<Pick<Issue, "subject" | "blocks" | "season" | "state" | "due">> & Pick<Issue, "by" | "savedAt">;

export async function putIssue(tx: Tx, id: number, change: Change): Promise<void> {
  await tx
    .update(issues)
    .set({ ...change, revision: sql`${issues.revision} + 1` })
    .where(eq(issues.id, id));
}

export async function dropIssue(tx: Tx, id: number): Promise<void> {
  await tx.delete(issues).where(and(eq(issues.id, id), eq(issues.state, "draft")));
}

const confirmed = eq(subscribers.state, "confirmed");

/** Who a newsletter goes to. */
export const receiversOf = (season: boolean) => (season ? confirmed : and(confirmed, eq(subscribers.pace, "maand")));

export const countReceivers = (db: Reader, season: boolean): Promise<number> =>
  db.$count(subscribers, receiversOf(season));

/** What somebody reacts to is still this letter. */
const DAYS = 14;

export type IssueFigures = {
  receivers: number;
  sent: number;
  left: number;
  bounced: number;
  links: { to: string; clicks: number }[];
};

/** What became of a newsletter: counted for everybody together, never for one reader. */
export async function readFigures(db: Reader, { id, receivers, sentAt }: Issue): Promise<IssueFigures> {
  const [{ sent } = { sent: 0 }] = await db
    .select({ sent: sql<number>`count(*)::int` })
    .from(mails)
    .where(sql`${mails.event} like ${`newsletter:${id}:%`} and ${mails.sentAt} is not null`);
  const until = new Date((sentAt?.getTime() ?? 0) + DAYS * 86_400_000);
  const ended = sentAt
    ? await db
        .select({ what: subscriptionProofs.what, count: sql<number>`count(*)::int` })
        .from(subscriptionProofs)
        .where(
          and(
            inArray(subscriptionProofs.what, ["left", "bounced"]),
            gte(subscriptionProofs.at, sentAt),
            lt(subscriptionProofs.at, until),
          ),
        )
        .groupBy(subscriptionProofs.what)
    : [];
  const count = (what: string) => ended.find((one) => one.what === what)?.count ?? 0;
  const links = await db
    .select({ to: issueLinks.to, clicks: issueLinks.clicks })
    .from(issueLinks)
    .where(eq(issueLinks.issue, id))
    .orderBy(desc(issueLinks.clicks), asc(issueLinks.link));
  return { receivers, sent, left: count("left"), bounced: count("bounced"), links };
}
