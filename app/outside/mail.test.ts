import { expect, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { postMail } from "./mail.server.ts";
import { mails } from "./tables.server.ts";

const mail = { to: "an@voorbeeld.nl", subject: "Je bestelling", html: "<p>Dank je</p>", text: "Dank je" };

test("the same event twice is one mail and one job", async () => {
  const shop = await aShop();
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  expect(await shop.db.select().from(mails)).toHaveLength(1);
  expect(shop.jobs.sent).toHaveLength(1);
});

test("a deed that fails leaves no mail", async () => {
  const shop = await aShop();
  const deed = shop.db.transaction(async (tx) => {
    await postMail(shop, tx, "order-2", mail);
    throw new Error("no");
  });
  await expect(deed).rejects.toThrow("no");
  expect(await shop.db.select().from(mails)).toHaveLength(0);
});
