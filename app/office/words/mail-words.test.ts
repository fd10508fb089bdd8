import { afterEach, expect, test } from "vitest";
import { findOrderById } from "#orders/orders.server.ts";
import { mailCancelled } from "#orders/papers/order-mails.server.ts";
import { overwriteProse } from "#outside/prose.server.ts";
import { mails } from "#outside/tables.server.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { listTexts } from "./texts.server.ts";
import { publishWords } from "./words-deeds.server.ts";

afterEach(() => overwriteProse(new Map()));

const an = {
  user: {
    id: "usr_1" as const,
    email: "an@kantoor.nl",
    firstName: "",
    lastName: "",
    scope: ["teksten"],
    confirmed: true,
  },
};

test("the owner's own words stand in the mail, with the customer's name, as plain text; an unknown mark is refused", async () => {
  const shop = await aShop();
  const sent = { kind: "mail", slug: "geannuleerd", seen: "{}" };
  expect(await tryDeed(shop, publishWords, { ...sent, body: "Dag {{korting}}" }, an)).toMatchObject({
    reason: "faults",
  });
  expect(await tryDeed(shop, publishWords, { ...sent, slug: "onbekend", body: "Dag" }, an)).toMatchObject({
    ok: false,
  });
  const body = "Jammer, {{naam}}. <b>Tot een volgende keer</b>.\n\nBestelling {{nummer}} is van de lijst.";
  expect(await tryDeed(shop, publishWords, { ...sent, body }, an)).toMatchObject({ ok: true });
  await loadWords(shop.db);
  const { id, number } = await anOrder(shop, [{ sku: await aPlant(shop), quantity: 1 }]);
  const order = await findOrderById(shop.db, id);
  if (!order) throw new Error("no order");
  await shop.db.transaction((tx) => mailCancelled(shop, tx, order, false));
  const mail = (await shop.db.select().from(mails)).find(({ event }) => event.startsWith("cancelled:"));
  expect(mail?.text).toContain(`Bestelling ${number} is van de lijst.`);
  expect(mail?.html).toContain("Jammer, An");
  expect(mail?.html).toContain("&lt;b&gt;Tot een volgende keer&lt;/b&gt;");
  const { texts } = await listTexts(shop.db, { kind: "mail", q: "", state: "own", page: 1 });
  expect(texts).toMatchObject([{ slug: "geannuleerd", title: "Bestelling geannuleerd" }]);
});
