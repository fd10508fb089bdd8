import { and, asc, eq, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { isOwner, type Role, roleOf } from "../door/roles.ts";
import { passkeys, recoveryCodes, secondFactors, sessions, users } from "../tables.server.ts";

const inOffice = sql`${users.scope} <> '[]'::jsonb`;

export type Colleague = {
  id: Id<"usr">;
  email: string;
  name: string;
  role: Role;
  /** How they prove at the login that it is them; nothing is not yet. */
  second: "passkey" | "app" | undefined;
  seenAt: Date | null;
};

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Everybody with a role in the office, the longest here first. */
export async function listColleagues(db: Reader): Promise<Colleague[]> {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      scope: users.scope,
      app: sql<boolean>`exists (select from ${secondFactors} f where f."user" = users.id and f.proven_at is not null)`,
      passkey: sql<boolean>`exists (select from ${passkeys} k where k."user" = users.id)`,
      seenAt: sql<string | null>`(select max(s.seen_at) from ${sessions} s where s."user" = users.id)`,
    })
    .from(users)
    .where(inOffice)
    .orderBy(asc(users.createdAt));
  return rows.flatMap(({ id, email, scope, app, passkey, seenAt, ...names }) => {
    const role = roleOf(scope);
    const second = passkey ? ("passkey" as const) : app ? ("app" as const) : undefined;
    return role
      ? [{ id, email, name: nameOf({ ...names, email }), role, second, seenAt: seenAt ? new Date(seenAt) : null }]
      : [];
  });
}

export async function findColleague(db: Reader, id: string): Promise<Colleague | undefined> {
  return (await listColleagues(db)).find((one) => one.id === id);
}

export async function countRecoveryCodes(db: Reader, user: Id<"usr">): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.user, user));
}

/** Locks every owner, so that two who take each other's role at once cannot leave the office without one. */
export async function isLastOwner(tx: Tx, user: Id<"usr">): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id, scope: users.scope })
    .from(users)
    .where(and(inOffice, sql`${users.scope} ?| array['staff', 'eigenaar']`))
    .orderBy(asc(users.id))
    .for("update");
  const owners = rows.filter(({ scope }) => isOwner(scope));
  return owners.some(({ id }) => id === user) && owners.length === 1;
}
