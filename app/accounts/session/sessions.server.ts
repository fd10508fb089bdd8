import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { tasksOf } from "../door/roles.ts";
import { cookie, hostCookie, readHostCookie } from "./cookies.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import { sessions, users } from "../tables.server.ts";

export type { User };

const NAME = "sessie";
/** R101 */
const STRATEGY = "session";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOUR = 60 * MINUTE;
/** Idle and absolute limits; remembered sessions live longer, those of staff never. */
const LIMITS = {
  short: { idle: 2 * HOUR, absolute: DAY },
  long: { idle: 30 * DAY, absolute: 90 * DAY },
  staff: { idle: 2 * HOUR, absolute: 12 * HOUR },
};
const isStaff = (scope: string[]): boolean => tasksOf(scope).size > 0;
const limitsOf = (remember: boolean, scope: string[]) =>
  isStaff(scope) ? LIMITS.staff : remember ? LIMITS.long : LIMITS.short;

const isSecure = (shop: Shop) => shop.url.startsWith("https:");

/** Opens a new session with a new secret; the cookies go on the response. */
export async function openSession(
  shop: Shop,
  tx: Tx,
  user: Pick<User, "id" | "scope">,
  options: { remember: boolean; agent: string; secondFactor: boolean },
): Promise<string[]> {
  const token = newSecret();
  const now = shop.now();
  const remember = options.remember && !isStaff(user.scope);
  const { idle } = limitsOf(remember, user.scope);
  await tx.insert(sessions).values({
    tokenHash: hashSecret(token),
    user: user.id,
    remember,
    secondFactorAt: options.secondFactor ? now : null,
    agent: options.agent.slice(0, 200),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + idle),
  });
  const keep = remember ? { maxAge: LIMITS.long.absolute / 1000 } : {};
  return [hostCookie(shop, NAME, token, keep), ...loginMarkers(shop, keep)];
}

export const LOGIN_MARKER = `auth._token.${STRATEGY}`;

/** What the browser may read of a login; none of it is a secret, or opens anything. */
export function loginMarkers(shop: Shop, keep: { maxAge?: number } = {}): string[] {
  const readable = { ...keep, httpOnly: false, secure: isSecure(shop) };
  return [
    cookie("auth.strategy", STRATEGY, readable),
    cookie(LOGIN_MARKER, "true", readable),
    cookie(`auth._token_expiration.${STRATEGY}`, "false", readable),
  ];
}

export type Session = {
  id: number;
  user: User;
  /** Staff who have not given their second factor: until then they are customers. */
  waits: boolean;
  provedAt: Date | null;
};

const found = new WeakMap<Request, Promise<Session | undefined>>();

/** Who brings this request; asked of the database once, however many parts want to know. */
export function findSession(shop: Shop, request: Request): Promise<Session | undefined> {
  const known = found.get(request);
  if (known) return known;
  const token = readHostCookie(shop, request, NAME);
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
  const { session, user } = row;
  const { idle, absolute } = limitsOf(session.remember, user.scope);
  // Whoever became staff after logging in has the limits of staff from then on.
  const until = Math.min(session.seenAt.getTime() + idle, session.createdAt.getTime() + absolute);
  if (until <= now.getTime()) return undefined;
  await touch(shop, session, user.scope, now);
  const waits = isStaff(user.scope) && session.secondFactorAt === null;
  const { id, email, firstName, lastName, confirmedAt } = user;
  const scope = waits ? withoutOffice(user.scope) : user.scope;
  return {
    id: session.id,
    user: { id, email, firstName, lastName, scope, confirmed: confirmedAt !== null },
    waits,
    provedAt: session.provedAt,
  };
}

export const withoutOffice = (scope: string[]): string[] => scope.filter((role) => !isStaff([role]));

export async function findUser(shop: Shop, request: Request): Promise<User | undefined> {
  return (await findSession(shop, request))?.user;
}

// Written at most once a minute: a visit is a read, not a write.
async function touch(shop: Shop, session: typeof sessions.$inferSelect, scope: string[], now: Date): Promise<void> {
  if (now.getTime() - session.seenAt.getTime() < MINUTE) return;
  const { idle, absolute } = limitsOf(session.remember, scope);
  const expiresAt = new Date(Math.min(now.getTime() + idle, session.createdAt.getTime() + absolute));
  await shop.db.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, session.id));
}

/** Ends this browser's session; the cookies that go with it are taken back. */
export async function closeSession(shop: Shop, request: Request): Promise<string[]> {
  await endSession(shop, shop.db, request);
  return forgetCookies(shop);
}

export async function endSession(shop: Shop, db: Reader, request: Request): Promise<void> {
  const token = readHostCookie(shop, request, NAME);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
}

export async function listSessions(db: Reader, user: Id<"usr">, now: Date) {
  const { id, agent, createdAt, seenAt, expiresAt } = sessions;
  return db
    .select({ id, agent, createdAt, seenAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.user, user), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt));
}

/** One of somebody's own sessions; another person's stays as it is. */
export async function closeOneSession(db: Reader, user: Id<"usr">, id: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user, user), eq(sessions.id, id)));
}

/** A passkey, or the second factor of the office, was given in this session. */
export async function noteProof(
  shop: Shop,
  session: number,
  what: { proved?: true; secondFactor?: true },
): Promise<void> {
  const now = shop.now();
  await shop.db
    .update(sessions)
    .set({ ...(what.proved && { provedAt: now }), ...(what.secondFactor && { secondFactorAt: now }) })
    .where(eq(sessions.id, session));
}

export async function sweepSessions(shop: Shop): Promise<number> {
  const gone = await shop.db.delete(sessions).where(lt(sessions.expiresAt, shop.now())).returning();
  return gone.length;
}

export function forgetCookies(shop: Shop): string[] {
  const gone = { maxAge: 0, secure: isSecure(shop) };
  // The cart and the wish list stay with the account; a guest on this browser starts afresh.
  const names = ["strategy", `_token.${STRATEGY}`, `_token_expiration.${STRATEGY}`].map((key) => `auth.${key}`);
  names.push("wagen", "bewaard");
  return [
    hostCookie(shop, NAME, "", { maxAge: 0 }),
    ...names.map((name) => cookie(name, "", { ...gone, httpOnly: false })),
  ];
}

/** After a new password or a stolen phone: every session but one. */
export async function closeOtherSessions(tx: Tx, user: Id<"usr">, keep?: number): Promise<void> {
  await tx
    .delete(sessions)
    .where(keep === undefined ? eq(sessions.user, user) : and(eq(sessions.user, user), ne(sessions.id, keep)));
}
