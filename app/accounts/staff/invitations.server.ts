import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { noteInLog } from "#outside/deed/staff-log.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { staff as say } from "#texts/office/people/staff.ts";
import type { Role } from "../door/roles.ts";
import { dropPlanted, endEverything } from "../password/recover.server.ts";
import { hashPassword } from "../password/passwords.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import { type Entered, enter } from "../session/enter.server.ts";
import { withoutOffice } from "../session/sessions.server.ts";
import { passkeys, staffInvitations, users } from "../tables.server.ts";

const HOURS = 48;
/** How the event of such a mail begins. */
export const INVITE = "invite:";

/** Mails a link that works once and for two days; an older one for the same address stops working. */
export async function invite(shop: Shop, tx: Tx, email: string, role: Role, by: string): Promise<void> {
  const secret = newSecret();
  const now = shop.now();
  const fresh = {
    role,
    tokenHash: hashSecret(secret),
    by,
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOURS * 3_600_000),
  };
  await tx
    .insert(staffInvitations)
    .values({ id: newId("inv"), email, ...fresh })
    .onConflictDoUpdate({ target: staffInvitations.email, set: fresh });
  const words = say.mail;
  const written = layOutMail(shop, {
    title: words.title(shop.settings.SHOP_NAME),
    paragraphs: [words.text(by, say.roles[role])],
    button: { label: words.button, url: `${shop.url}/kantoor/uitnodiging?${new URLSearchParams({ token: secret })}` },
    small: words.small,
  });
  await postMail(shop, tx, `${INVITE}${hashSecret(secret)}`, {
    to: email,
    subject: words.subject(shop.settings.SHOP_NAME),
    ...written,
  });
}

/** An invitation is worth no more than the word of who sent it: it ends when they are no owner any more. */
const isUsable = (now: Date) =>
  and(
    gt(staffInvitations.expiresAt, now),
    sql`exists (select from users o where o.email = ${staffInvitations.by} and o.scope ?| array['staff', 'eigenaar'])`,
  );
const fits = (shop: Shop, secret: string) =>
  and(eq(staffInvitations.tokenHash, hashSecret(secret)), isUsable(shop.now()));

/** Invitations that still can be used. */
export async function listInvitations(db: Reader, now: Date) {
  const { id, email, role, expiresAt } = staffInvitations;
  return db
    .select({ id, email, role, expiresAt })
    .from(staffInvitations)
    .where(isUsable(now))
    .orderBy(asc(staffInvitations.createdAt));
}

/** What the page of an invitation shows; looking is not using. */
export async function findInvitation(shop: Shop, secret: string) {
  const [row] = await shop.db
    .select({
      email: staffInvitations.email,
      role: staffInvitations.role,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.email, staffInvitations.email))
    .where(fits(shop, secret));
  return row;
}

export async function dropInvitation(db: Reader, id: string) {
  const [row] = await db
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id as `inv_${string}`))
    .returning();
  return row;
}

export async function sweepInvitations(shop: Shop): Promise<number> {
  const gone = await shop.db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, shop.now())).returning();
  return gone.length;
}

type Given = { token: string; firstName: string; lastName: string; password: string };

/**
 * The link shows whose mailbox it is, as with a new password: what an account had before to get in ends, passkeys too.
 * They come in without a second factor, so the office stays shut until they have set one.
 */
export async function join(shop: Shop, request: Request, given: Given): Promise<Entered | undefined> {
  const passwordHash = await hashPassword(given.password);
  return shop.db.transaction(async (tx) => {
    const [taken] = await tx.delete(staffInvitations).where(fits(shop, given.token)).returning();
    if (!taken) return undefined;
    const now = shop.now();
    const { email, role } = taken;
    const names = { firstName: given.firstName, lastName: given.lastName };
    await tx
      .insert(users)
      .values({ id: newId("usr"), email, ...names, createdAt: now })
      .onConflictDoNothing();
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!known) throw new Error("the account of an invitation is gone");
    if (known.confirmedAt) {
      await endEverything(tx, known.id);
      await tx.delete(passkeys).where(eq(passkeys.user, known.id));
    } else await dropPlanted(tx, known.id);
    const scope = [...withoutOffice(known.scope), role];
    const [row] = await tx
      .update(users)
      .set({ ...names, passwordHash, scope, confirmedAt: known.confirmedAt ?? now })
      .where(eq(users.id, known.id))
      .returning();
    if (!row) throw new Error("the account of an invitation is gone");
    await noteInLog(tx, {
      at: now,
      userId: row.id,
      who: email,
      deed: "staff.join",
      subject: role,
      before: { scope: known.scope },
      after: { scope },
    });
    return enter(shop, tx, request, row, { isNew: true });
  });
}
