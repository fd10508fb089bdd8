import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader as mailbox } from "#pages/office/mailbox.page.tsx";
import { loader as styleGuide } from "#pages/service/style-guide.page.tsx";
import { loader as testBank } from "#pages/buy/test-bank.page.tsx";
import { users } from "#accounts/tables.server.ts";
import { shopContext, tagsContext } from "#outside/shop.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aShop, type TestShop } from "../shop.ts";

type Loader = (args: never) => Promise<unknown>;

/** What a page gives this shop's visitors: its data, or the status it refuses with. */
async function ask(shop: TestShop, loader: unknown, at = "/", params: object = {}): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(tagsContext, new Set());
  const url = new URL(at, "http://localhost:3000");
  const args = { context, url, params, request: new Request(url) } as never;
  return (loader as Loader)(args).catch((thrown: { status?: number; init?: { status: number } }) => ({
    refused: thrown.status ?? thrown.init?.status,
  }));
}

const EARNEST = { NODE_ENV: "production", MOLLIE_API_KEY: `live_${"a".repeat(30)}` };

test.each([EARNEST, { ...EARNEST, HOST: "0.0.0.0" }, { ...EARNEST, SHOP_URL: "https://winkel.voorbeeld.nl" }])(
  "a shop in earnest (%o) has no mailbox, no test bank and no style guide",
  async (settings) => {
    const shop = await aShop(settings);
    for (const loader of [mailbox, styleGuide, testBank])
      expect(await ask(shop, loader, "/", { payment: "tr_1" })).toEqual({ refused: 404 });
  },
);

test("everybody may look in a demo's mailbox, but not at what opens its office", async () => {
  const shop = await aShop({ HOST: "0.0.0.0", DEMO: "aan" });
  const person = { firstName: "An", lastName: "Bos", createdAt: shop.now() };
  await shop.db.insert(users).values([
    { ...person, id: "usr_1", email: "baas@voorbeeld.nl", scope: ["staff"] },
    { ...person, id: "usr_2", email: "an@voorbeeld.nl", scope: [] },
  ]);
  const mail = { subject: "Inloggen", html: "", text: "geheime link", createdAt: shop.now() };
  const kept = await shop.db
    .insert(mails)
    .values([
      { ...mail, event: "een", to: "baas@voorbeeld.nl" },
      { ...mail, event: "twee", to: "an@voorbeeld.nl" },
    ])
    .returning();
  const [staff, customer] = await Promise.all(kept.map(({ id }) => ask(shop, mailbox, `/postvak?mail=${id}`)));
  const list = [expect.objectContaining({ to: "an@voorbeeld.nl" })];
  expect(staff).toEqual({ list, open: undefined });
  expect(customer).toMatchObject({ list, open: { text: "geheime link" } });
});
