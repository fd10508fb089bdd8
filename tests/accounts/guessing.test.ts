import { expect, test } from "vitest";
import { aClient, aCustomer, PASSWORD } from "../client.ts";
import { aShop } from "../shop.ts";

const pair = { email: "an@voorbeeld.nl", password: PASSWORD };
const wrong = { ...pair, password: "niet het goede wachtwoord" };

test("enumeration by response: unknown and wrong look the same", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const responses = await Promise.all(
    ["an@voorbeeld.nl", "niemand@voorbeeld.nl"].map(async (email) => {
      const response = await aClient(shop).post("/login", { ...wrong, email });
      return [response.status, await response.text(), response.headers.getSetCookie()];
    }),
  );
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]?.[0]).toBe(422);
  for (const email of ["an@voorbeeld.nl", "niemand@voorbeeld.nl"]) {
    const response = await aClient(shop).post("/api/password/forgot", { email });
    expect([response.status, await response.text()]).toEqual([202, ""]);
  }
});

test("enumeration by time: unknown and wrong take about as long", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const timed = async (email: string, round: number) => {
    const { post } = aClient(shop, `198.51.100.${round}`);
    await post("/auth/none", {});
    const started = performance.now();
    await post("/login", { ...wrong, email });
    return performance.now() - started;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 11; round++) {
    known.push(await timed("an@voorbeeld.nl", round));
    unknown.push(await timed("niemand@voorbeeld.nl", round));
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[5] ?? 0;
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("brute force from one address stops with 429 and Retry-After; the owner elsewhere is not locked out", async () => {
  const shop = await aShop();
  const owner = await aCustomer(shop);
  const thief = aClient(shop, "192.0.2.66");
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt++) statuses.push((await thief.post("/login", wrong)).status);
  expect(statuses).toEqual([...Array(8).fill(422), 429, 429]);
  const refused = await thief.post("/login", pair);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await aClient(shop, "192.0.2.10").post("/login", pair)).status).toBe(200);
  expect((await owner.post("/login", pair)).status).toBe(200);
});

test("brute force from many addresses stops per account, but the owner's own browser still gets in", async () => {
  const shop = await aShop();
  const owner = await aCustomer(shop);
  let last = 0;
  for (let attempt = 0; attempt < 52; attempt++)
    last = (await aClient(shop, `198.51.100.${attempt}`).post("/login", wrong)).status;
  expect(last).toBe(429);
  expect((await owner.post("/login", pair)).status).toBe(200);
  shop.at("2026-11-16T10:00:01Z");
  expect((await aClient(shop, "192.0.2.10").post("/login", pair)).status).toBe(200);
});

test("one address cannot try many accounts, nor make many", async () => {
  const shop = await aShop();
  const { post } = aClient(shop, "192.0.2.66");
  let last = 0;
  for (let attempt = 0; attempt < 31; attempt++)
    last = (await post("/login", { ...wrong, email: `a${attempt}@voorbeeld.nl` })).status;
  expect(last).toBe(429);
  for (let attempt = 0; attempt < 21; attempt++)
    last = (await post("/register", { ...pair, email: `b${attempt}@voorbeeld.nl`, firstName: "B", lastName: "B" }))
      .status;
  expect(last).toBe(429);
});
