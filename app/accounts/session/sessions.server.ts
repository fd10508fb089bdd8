import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cookie, readCookie } from "./cookies.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import { sessions, users } from "../tables.server.ts";

export type { User };

const NAME = "sessie";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Idle and absolute limits; remembered sessions live longer. */
const LIMITS = { short: { idle: 2 * 60 * MINUTE, absolute: DAY }, long: { idle: 30 * DAY, absolute: 90 * DAY } };

const isSecure = (shop: Shop) => shop.url.startsWith("https:");

/** Opens a new session with a new secret; the cookies go on the answer. */
export async function openSession(
  shop: Shop,
  tx: Tx,
  user: Id<"usr">,
  options: { remember: boolean; agent: string },
): Promise<string[]> {
  const token = newSecret();
  const now = shop.now();
  const { idle } = options.remember ? LIMITS.long : LIMITS.short;
  await tx.insert(sessions).values({
    tokenHash: hashSecret(token),
    user,
    remember: options.remember,
    agent: options.agent.slice(0, 200),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + idle),
  });
  const keep = options.remember ? { maxAge: LIMITS.long.absolute / 1000 } : {};
  const secure = isSecure(shop);
  return [
    cookie(NAME, token, { ...keep, secure }),
    cookie("auth.strategy", "laravelSanctum", { ...keep, httpOnly: false, secure }),
    cookie("auth._token.laravelSanctum", "true", { ...keep, httpOnly: false, secure }),
    cookie("auth._token_expiration.laravelSanctum", "false", { ...keep, httpOnly: false, secure }),
  ];
}

export type Session = { id: number; user: User };

const found = new WeakMap<Request, Promise<Session | undefined>>();

/** Who brings this request; asked of the database once, however many parts want to know. */
export function findSession(shop: Shop, request: Request): Promise<Session | undefined> {
  const known = found.get(request);
  if (known) return known;
  const token = readCookie(request, NAME);
  const session = token ? readSession(shop, token) : Promise.resolve(undefined);
  found.set(request, session);
  return session;
}

async function readSession(shop: Shop, token: string): Promise<Session | undefined> {
  const now = shop.now();
  const [row] = await shop.db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, now)));
  if (!row) return undefined;
  await touch(shop, row.session, now);
  const { id, email, firstName, lastName, scope, confirmedAt } = row.user;
  return { id: row.session.id, user: { id, email, firstName, lastName, scope, confirmed: confirmedAt !== null } };
}

export async function findUser(shop: Shop, request: Request): Promise<User | undefined> {
  return (await findSession(shop, request))?.user;
}

// Written at most once a minute: a visit is a read, not a write.
async function touch(shop: Shop, session: typeof sessions.$inferSelect, now: Date): Promise<void> {
  if (now.getTime() - session.seenAt.getTime() < MINUTE) return;
  const { idle, absolute } = session.remember ? LIMITS.long : LIMITS.short;
  const expiresAt = new Date(Math.min(now.getTime() + idle, session.createdAt.getTime() + absolute));
  await shop.db.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, session.id));
}

/** Ends this browser's session; the cookies that go with it are taken back. */
export async function closeSession(shop: Shop, request: Request): Promise<string[]> {
  await endSession(shop.db, request);
  return forgetCookies(shop);
}

export async function endSession(db: Reader, request: Request): Promise<void> {
  const token = readCookie(request, NAME);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
}

export async function listSessions(db: Reader, user: Id<"usr">, now: Date) {
  const { id, agent, createdAt, seenAt } = sessions;
  return db
    .select({ id, agent, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.user, user), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt));
}

/** One of somebody's own sessions; another person's stays as it is. */
export async function closeOneSession(db: Reader, user: Id<"usr">, id: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user, user), eq(sessions.id, id)));
}

export async function sweepSessions(shop: Shop): Promise<void> {
  await shop.db.delete(sessions).where(lt(sessions.expiresAt, shop.now()));
}

export function forgetCookies(shop: Shop): string[] {
  const gone = { maxAge: 0, secure: isSecure(shop) };
  // The cart and the wish list stay with the account; a guest on this browser starts afresh.
  const names = ["strategy", "_token.laravelSanctum", "_token_expiration.laravelSanctum"].map((key) => `auth.${key}`);
  names.push("wagen", "bewaard");
  return [cookie(NAME, "", gone), ...names.map((name) => cookie(name, "", { ...gone, httpOnly: false }))];
}

/** After a new password or a stolen phone: every session but one. */
export async function closeOtherSessions(tx: Tx, user: Id<"usr">, keep?: number): Promise<void> {
  await tx
    .delete(sessions)
    .where(keep === undefined ? eq(sessions.user, user) : and(eq(sessions.user, user), ne(sessions.id, keep)));
}
