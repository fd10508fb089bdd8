import { eq } from "drizzle-orm";
import { forgive, peerOf } from "#outside/allowance.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { isKnownDevice } from "./device.server.ts";
import { type Entered, enter, type UserRow } from "./enter.server.ts";
import { countTry, HOUR, QUARTER } from "../limits.server.ts";
import { isPassword } from "../password/passwords.server.ts";
import { users } from "../tables.server.ts";

export type TooMany = { ok: false; reason: "too-many"; wait: number };
export type LoginResult = Entered | { ok: false; reason: "wrong-pair" } | TooMany;

const PER_PEER = { times: 30, perSeconds: QUARTER };
const PER_PAIR = { times: 8, perSeconds: QUARTER };
const PER_ACCOUNT = { times: 50, perSeconds: HOUR };

// Control characters never belong to an address, and the database refuses some of them.
export const tidyEmail = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();

export async function findUserByEmail(db: Reader, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, tidyEmail(email)));
  return row;
}

/** R55, R78: the pair is right and a session begins. Wrong and unknown give the same response in the same time. */
export async function login(
  shop: Shop,
  request: Request,
  { email, password, remember = false }: { email: string; password: string; remember?: boolean | undefined },
): Promise<LoginResult> {
  const row = await findUserByEmail(shop.db, email);
  const checked = await checkPair(shop, request, tidyEmail(email), row, password);
  if (!checked.ok) return checked;
  return shop.db.transaction(async (tx) =>
    (await isSamePassword(tx, checked.row))
      ? enter(shop, tx, request, checked.row, { remember })
      : { ok: false, reason: "wrong-pair" },
  );
}

/** Checking a password takes a while: one that was changed meanwhile opens nothing. Waits for a change under way. */
export async function isSamePassword(tx: Tx, { id, passwordHash }: UserRow): Promise<boolean> {
  const [now] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)).for("share");
  return now?.hash === passwordHash;
}

/** Also for other clients, which get tokens instead of a session. */
export async function checkPair(
  shop: Shop,
  request: Request,
  email: string,
  row: UserRow | undefined,
  password: string,
): Promise<{ ok: true; row: UserRow } | { ok: false; reason: "wrong-pair" } | TooMany> {
  const peer = peerOf(request);
  const known = row !== undefined && isKnownDevice(shop, request, row.id);
  const pair = `${email} ${known ? "own device" : peer}`;
  // A browser its owner used before is not counted with the strangers: they cannot lock the owner out.
  const wait = known
    ? await countTry(shop, ["login-pair", pair, PER_PAIR])
    : await countTry(
        shop,
        ["login-peer", peer, PER_PEER],
        ["login-pair", pair, PER_PAIR],
        ["login-account", email, PER_ACCOUNT],
      );
  if (wait > 0) return { ok: false, reason: "too-many", wait };
  if (!(await isPassword(row?.passwordHash, password)) || !row) return { ok: false, reason: "wrong-pair" };
  await forgive(shop, "login-pair", pair);
  return { ok: true, row };
}
