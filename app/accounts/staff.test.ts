import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aClient, aCustomer, PASSWORD } from "../../tests/client.ts";
import { aShop } from "../../tests/shop.ts";
import { makeMailToken } from "./mail-tokens.server.ts";
import { ensureStaff } from "./staff.server.ts";
import { challenges, mailTokens, passkeys, users } from "./tables.server.ts";

const EMAIL = "kantoor@voorbeeld.nl";
const settings = { STAFF_EMAIL: "Kantoor@voorbeeld.nl", STAFF_PASSWORD: "een lang genoeg wachtwoord" };

test("the first staff account comes from the settings, once, with scope staff", async () => {
  const shop = await aShop(settings);
  await ensureStaff(shop);
  await ensureStaff(shop);
  const rows = await shop.db.select().from(users);
  expect(rows.map(({ email, scope }) => [email, scope])).toEqual([[EMAIL, ["staff"]]]);
  const entered = await aClient(shop).post("/login", { email: EMAIL, password: settings.STAFF_PASSWORD });
  expect(await entered.json()).toMatchObject({ scope: [], confirmed: true });
});

test("a stranger who took the address without confirming it is locked out, and the owner gets in", async () => {
  const shop = await aShop(settings);
  const stranger = await aCustomer(shop, EMAIL);
  await shop.db.update(users).set({ confirmedAt: null });
  const { id } = stranger.user;
  const bearer = await stranger.call("/api/token", { method: "POST", body: { email: EMAIL, password: PASSWORD } });
  const { accessToken } = (await bearer.json()) as { accessToken: string };
  await shop.db.insert(passkeys).values({
    id: "key",
    user: id,
    publicKey: "",
    counter: 0,
    name: "van een vreemde",
    createdAt: shop.now(),
  });
  await shop.db.insert(challenges).values({ challenge: "vraag", user: id, expiresAt: shop.now() });
  await shop.db.transaction((tx) =>
    makeMailToken(shop, tx, id, "email", { email: "elders@voorbeeld.nl", session: null }),
  );
  await shop.db.update(users).set({ calendarKey: "van een vreemde" }).where(eq(users.id, id));

  await ensureStaff(shop);

  expect((await stranger.call("/api/user")).status).toBe(401);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await aClient(shop).call("/api/user", { headers })).status).toBe(401);
  expect((await aClient(shop).post("/login", { email: EMAIL, password: PASSWORD })).status).toBe(422);
  for (const table of [passkeys, challenges, mailTokens]) expect(await shop.db.select().from(table)).toEqual([]);
  expect(await shop.db.select().from(users)).toMatchObject([{ firstName: "Kantoor", calendarKey: null }]);
  const entered = await aClient(shop).post("/login", { email: EMAIL, password: settings.STAFF_PASSWORD });
  expect(await entered.json()).toMatchObject({ scope: [], confirmed: true });
});

test("an unconfirmed account that already was staff is taken over as well", async () => {
  const shop = await aShop(settings);
  const stranger = await aCustomer(shop, EMAIL);
  await shop.db.update(users).set({ scope: ["staff"], confirmedAt: null });
  await ensureStaff(shop);
  expect((await stranger.call("/api/user")).status).toBe(401);
});

test("an owner who confirmed the address keeps the password and the session, and becomes staff once", async () => {
  const shop = await aShop(settings);
  const owner = await aCustomer(shop, EMAIL);
  await shop.db.update(users).set({ confirmedAt: shop.now(), scope: ["proef"] });
  await ensureStaff(shop);
  await ensureStaff(shop);
  expect(await (await owner.call("/api/user")).json()).toMatchObject({ scope: ["proef"], firstName: "An" });
  expect(await shop.db.select().from(users)).toMatchObject([{ scope: ["proef", "staff"] }]);
  expect((await aClient(shop).post("/login", { email: EMAIL, password: PASSWORD })).status).toBe(200);
});
