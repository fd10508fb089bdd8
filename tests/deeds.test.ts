import fs from "node:fs";
import path from "node:path";
import { RouterContextProvider } from "react-router";
import type * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { logged } from "../app/kit/texts/nl/office/log.ts";
import { TASKS } from "../app/outside/deed/caller.ts";
import { DEEDS, type AnyDeed } from "../app/outside/deed/deed.server.ts";
import { shopContext, tagsContext } from "../app/outside/shop.server.ts";
import { apiOf } from "../server/api.ts";
import { aCustomer } from "./client.ts";
import { aShop, type TestShop } from "./shop.ts";

// Every deed of the shop is tried by a stranger, by somebody with the wrong role and with hostile values, at each of
// its doors. A new deed is under these tests by being made: nothing is listed here.

type PageAction = {
  (args: { request: Request; context: unknown; params: object }): Promise<unknown>;
  deeds: AnyDeed[];
};
type PageDoor = { page: string; action: PageAction; deed: AnyDeed };
type ApiDoor = { method: string; path: string; deed: AnyDeed };

const SECRETS = {
  STAFF_EMAIL: "kantoor@voorbeeld.nl",
  STAFF_PASSWORD: "een zin die nergens mag verschijnen",
  MOLLIE_API_KEY: "test_sleutelDieNergensMagVerschijnen00",
  SMTP_URL: "smtp://user:geheimwoord@localhost:2525",
};
const HOSTILE = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "isPrototypeOf",
  "",
  " ",
  "\0",
  "no.such",
];
const NAMES = ["__proto__", "constructor", "toString", "onbekend"];
const ODD: unknown[] = [null, true, 3.5, -1, 1e308, [], ["a", "b"], {}, { a: 1 }, "\u0000", "x".repeat(9000), "\ud800"];

let shop: TestShop;
let customer: Awaited<ReturnType<typeof aCustomer>>;
const pageDoors: PageDoor[] = [];
/** Deeds done by opening a signed link. */
const linkDoors: string[] = [];
let apiDoors: ApiDoor[] = [];

beforeAll(async () => {
  shop = await aShop(SECRETS);
  customer = await aCustomer(shop);
  const pages = fs.globSync("app/**/*.page.tsx").map((file) => path.resolve(file));
  for (const file of pages) {
    const { action, loader } = (await import(file)) as { action?: PageAction; loader?: Partial<PageAction> };
    for (const { name } of loader?.deeds ?? []) linkDoors.push(name);
    for (const deed of action?.deeds ?? [])
      pageDoors.push({ page: path.basename(file), action: action as PageAction, deed });
  }
  apiDoors = apiOf(shop).routes.flatMap(({ method, path: at, handler }) =>
    "deed" in handler ? [{ method, path: at, deed: handler.deed as AnyDeed }] : [],
  );
}, 120_000);

type Sent = { body?: BodyInit; type?: string; cookie?: string; origin?: string };

async function sendForm({ action }: PageDoor, { body, type, cookie = "", origin = "http://localhost:3000" }: Sent) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(tagsContext, new Set());
  const headers = { origin, cookie, "x-peer": `2001:db8::${count++}`, ...(type && { "content-type": type }) };
  const request = new Request("http://localhost:3000/x", { method: "POST", headers, body: body ?? "" });
  const result = await action({ request, context, params: {} }).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return { status: result.status, text: await result.text(), data: undefined };
  const { data, init } = result as { data: Record<string, unknown>; init?: ResponseInit };
  if (data === undefined) throw result;
  return { status: init?.status ?? 200, text: JSON.stringify(data), data };
}
let count = 1;

async function sendJson({ method, path: at, deed }: ApiDoor, body: string, headers: Record<string, string> = {}) {
  const address = at.replaceAll(/:(\w+)/g, "x");
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-peer": `2001:db8::${count++}`,
      ...(deed.from !== "anywhere" && { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" }),
      ...headers,
    },
    ...(method !== "GET" && { body }),
  });
  const response = await apiOf(shop).fetch(request, { peer: "198.51.100.7" });
  return { status: response.status, text: await response.text() };
}

const FORM = "application/x-www-form-urlencoded";
const formOf = (deed: string, fields: [string, string][] = []) => new URLSearchParams([["deed", deed], ...fields]);
const fieldsOf = ({ asks }: AnyDeed): string[] =>
  "entries" in asks ? Object.keys((asks as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries) : [];
const TOLD = new Set(["deed", "done", "shows", "problem", "reason", "errors", "values", "lists", "wait"]);

function harmless({ status, text, data }: { status: number; text: string; data?: object | undefined }, what: string) {
  expect([what, status < 500 || status === 503]).toEqual([what, true]);
  for (const secret of [shop.secret, ...Object.values(SECRETS).slice(1)])
    expect([what, text.includes(secret)]).toEqual([what, false]);
  expect([what, Object.keys(data ?? {}).filter((key) => !TOLD.has(key))]).toEqual([what, []]);
}

test("every door of every deed is known, and every deed has a door", () => {
  const doors = new Set([...linkDoors, ...[...pageDoors, ...apiDoors].map(({ deed }) => deed.name)]);
  expect([...DEEDS.keys()].filter((name) => !doors.has(name))).toEqual([]);
  expect(pageDoors.length).toBeGreaterThan(0);
  expect(apiDoors.length).toBeGreaterThan(0);
});

// A deed of the office without a line in the log does not compile; this is the other way round.
test("every line of the log belongs to a deed of the office", () => {
  expect(
    Object.keys(logged).filter((name) => !(TASKS as readonly string[]).includes(DEEDS.get(name)?.by ?? "")),
  ).toEqual([]);
});

// An order's lines are fields of their own names, each short; everything else is refused by name.
test("every deed refuses fields it does not know", () => {
  const loose = [...DEEDS.values()].filter(
    ({ asks }) =>
      asks.type !== "strict_object" &&
      asks.type !== "variant" &&
      asks.type !== "union" &&
      asks.type !== "object_with_rest",
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test("a form from another site is refused", async () => {
  for (const door of pageDoors.filter(({ action }) => !action.deeds.every(({ from }) => from === "anywhere"))) {
    const { status } = await sendForm(door, {
      body: formOf(door.deed.name),
      type: FORM,
      origin: "https://elders.example",
    });
    expect([door.deed.name, status]).toEqual([door.deed.name, 419]);
  }
});

test("a call without the token, or from another site, is refused", async () => {
  for (const door of apiDoors.filter(({ deed }) => deed.from !== "anywhere")) {
    const bare = await sendJson(door, "{}", { "x-xsrf-token": "" });
    const foreign = await sendJson(door, "{}", { "sec-fetch-site": "cross-site" });
    if (door.deed.from !== "beacon") expect([door.path, bare.status]).toEqual([door.path, 419]);
    expect([door.path, foreign.status]).toEqual([door.path, 419]);
  }
});

test("what needs an account refuses strangers, what needs staff refuses customers", async () => {
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const door of pageDoors.filter(({ deed }) => deed.by !== "anyone")) {
    const body = () => formOf(door.deed.name);
    const stranger = await sendForm(door, { body: body(), type: FORM });
    expect([door.deed.name, stranger.status]).toEqual([door.deed.name, 401]);
    // Where a stranger may do nothing, what one sends is not read.
    const unread = { body: "a=&".repeat(20_000), type: FORM };
    if (door.action.deeds.every(({ by }) => by !== "anyone"))
      expect([door.deed.name, (await sendForm(door, unread)).status]).toEqual([door.deed.name, 401]);
    if (door.deed.by === "customer") continue;
    const wrong = await sendForm(door, { body: body(), type: FORM, cookie });
    expect([door.deed.name, wrong.status]).toEqual([door.deed.name, 403]);
  }
  for (const door of apiDoors.filter(({ deed }) => deed.by !== "anyone"))
    expect([door.path, (await sendJson(door, "{}")).status]).toEqual([door.path, 401]);
});

test("a word that is no deed does nothing, whatever it means to the language", async () => {
  const seen = new Set<PageAction>();
  for (const door of pageDoors) {
    if (seen.has(door.action)) continue;
    seen.add(door.action);
    for (const name of HOSTILE) {
      const sent = await sendForm(door, { body: formOf(name), type: FORM });
      harmless(sent, `${door.page} ${name}`);
      expect([door.page, name, sent.status >= 400]).toEqual([door.page, name, true]);
    }
  }
});

test("forms with missing, doubled, over-long and odd values are refused or harmless", async () => {
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const door of pageDoors) {
    const { name } = door.deed;
    const fields = fieldsOf(door.deed);
    const all: [string, string][] = fields.map((field) => [field, "1"]);
    const tries: [string, string][][] = [
      [],
      all,
      [...all, ...all],
      ...NAMES.map((odd): [string, string][] => [...all, [odd, "x"]]),
      ...["\0", "x".repeat(9000), "-1", "1e9", "' or 1=1 --", "<script>", "{}"].map((odd) =>
        fields.map((field): [string, string] => [field, odd]),
      ),
    ];
    for (const one of tries)
      harmless(
        await sendForm(door, { body: formOf(name, one), type: FORM, cookie }),
        `${name} ${JSON.stringify(one).slice(0, 80)}`,
      );
    harmless(
      await sendForm(door, { body: "--x\r\nbroken", type: "multipart/form-data; boundary=x", cookie }),
      `${name} broken`,
    );
    harmless(await sendForm(door, { body: "{}", type: "application/json", cookie }), `${name} json`);
    harmless(await sendForm(door, { body: "a=&".repeat(40_000), type: FORM, cookie }), `${name} many`);
  }
}, 120_000);

test("JSON with missing, doubled, over-long and odd values is refused or harmless", async () => {
  const session = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const mine = { cookie: session, "x-xsrf-token": decodeURIComponent(customer.jar.get("XSRF-TOKEN") ?? "") };
  for (const door of apiDoors) {
    const fields = fieldsOf(door.deed);
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      "{}",
      ...NAMES.map((odd) => `{"${odd}":1}`),
      ...ODD.map((odd) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, odd])))),
      `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    ];
    for (const body of bodies)
      harmless(
        await sendJson(door, body, door.deed.by === "anyone" ? {} : mine),
        `${door.method} ${door.path} ${body.slice(0, 80)}`,
      );
  }
}, 120_000);
