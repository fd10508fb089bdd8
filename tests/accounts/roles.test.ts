import fs from "node:fs";
import path from "node:path";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { newId } from "../../app/kit/id.ts";
import { ROLES, type Role, tasksOf } from "../../app/accounts/door/roles.ts";
import { openSession } from "../../app/accounts/session/sessions.server.ts";
import { users } from "../../app/accounts/tables.server.ts";
import { TASKS, type Task } from "../../app/outside/deed/caller.ts";
import { type AnyDeed, DEEDS } from "../../app/outside/deed/deed.server.ts";
import { shopContext, tagsContext } from "../../app/outside/shop.server.ts";
import { aShop, type TestShop } from "../shop.ts";

// Every deed of the office is tried by every role, at the door of its page, with a real session. A new deed is under
// this test by being made.

const EXPECTED: Record<Role, readonly Task[]> = {
  eigenaar: ["orders", "packing", "range", "words", "marketing", "books", "staff"],
  winkel: ["orders", "packing", "range", "words", "marketing"],
  pakken: ["packing"],
  teksten: ["words", "marketing"],
  boekhouding: ["books"],
};

type PageAction = {
  (args: { request: Request; context: unknown; params: object }): Promise<unknown>;
  deeds: AnyDeed[];
};
const doors: { action: PageAction; deed: AnyDeed; file: string }[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
  for (const file of fs.globSync("app/**/*.page.tsx")) {
    const { action } = (await import(path.resolve(file))) as { action?: PageAction };
    for (const deed of action?.deeds ?? [])
      if (action && (TASKS as readonly string[]).includes(deed.by)) doors.push({ action, deed, file });
  }
}, 120_000);

async function enter(scope: string[], secondFactor = true): Promise<string> {
  const [id, createdAt] = [newId("usr"), shop.now()];
  const row = { id, email: `${id}@voorbeeld.nl`, firstName: "A", lastName: "B", scope, createdAt };
  await shop.db.insert(users).values({ ...row, confirmedAt: createdAt });
  const cookies = await shop.db.transaction((tx) =>
    openSession(shop, tx, row, { remember: false, agent: "", secondFactor }),
  );
  return cookies.map((one) => one.split(";")[0]).join("; ");
}

async function knock({ action, deed }: (typeof doors)[number], cookie: string): Promise<number> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(tagsContext, new Set());
  const headers = { origin: "http://localhost:3000", cookie, "content-type": "application/x-www-form-urlencoded" };
  // A field no deed knows: whoever is let in hears that, and nothing is done.
  const body = new URLSearchParams({ deed: deed.name, "geen veld": "x" });
  const request = new Request("http://localhost:3000/x", { method: "POST", headers, body });
  const result = await action({ request, context, params: {} });
  if (result instanceof Response) return result.status;
  return (result as { init: { status: number } }).init.status;
}

test("the table of roles and tasks is the one that was agreed", () => {
  for (const role of ROLES) expect([role, [...tasksOf([role])]]).toEqual([role, EXPECTED[role]]);
});

test("every deed of the office has a page, and every role may do it exactly when the table says so", async () => {
  const staff = [...DEEDS.values()].filter(({ by }) => (TASKS as readonly string[]).includes(by));
  const named = new Set(doors.map(({ deed }) => deed.name));
  expect(staff.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  expect(staff.length).toBeGreaterThan(60);
  for (const role of ROLES) {
    const cookie = await enter([role]);
    const allowed = new Set<string>(EXPECTED[role]);
    for (const door of doors) {
      const status = await knock(door, cookie);
      expect([role, door.deed.name, door.file, status !== 403]).toEqual([
        role,
        door.deed.name,
        door.file,
        allowed.has(door.deed.by),
      ]);
    }
  }
}, 120_000);

test("without the second step, or with a role that does not exist, nobody does a deed of the office", async () => {
  for (const cookie of [await enter(["eigenaar"], false), await enter(["directeur"]), await enter([])])
    for (const door of doors) expect([door.deed.name, await knock(door, cookie)]).toEqual([door.deed.name, 403]);
}, 120_000);
