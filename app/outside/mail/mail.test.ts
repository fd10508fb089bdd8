import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { listMailsToCheck, postMail, sendMail, sendMailAgain } from "./mail.server.ts";
import { mails } from "../tables.server.ts";

const mail = { to: "an@voorbeeld.nl", subject: "Je bestelling", html: "<p>Dank je</p>", text: "Dank je" };

test("the same event twice is one mail and one job", async () => {
  const shop = await aShop();
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  await shop.db.transaction((tx) => postMail(shop, tx, "order-1", mail));
  expect(await shop.db.select().from(mails)).toHaveLength(1);
  expect(shop.jobs.sent).toHaveLength(1);
});

test("somebody who was forgotten meanwhile gets no mail", async () => {
  const shop = await aShop();
  const posted = await shop.db.transaction((tx) => postMail(shop, tx, "order-1", { ...mail, to: "verwijderd" }));
  expect([posted, await shop.db.select().from(mails), shop.jobs.sent]).toEqual([false, [], []]);
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

test("a mail lost on its way is unsure after ten minutes, and goes again once however often it is asked", async () => {
  const shop = await aShop({ SMTP_URL: "smtp://127.0.0.1:1" });
  await shop.db.transaction((tx) => postMail(shop, tx, "order-3", mail));
  const [row] = await shop.db.select().from(mails);
  const id = row?.id ?? 0;
  // A mail server that is away frees it at once; the job tries again.
  await expect(sendMail(shop, id)).rejects.toThrow();
  expect(await listMailsToCheck({ ...shop, now: () => new Date(shop.now().getTime() + 3_600_000) })).toEqual([]);
  await shop.db.update(mails).set({ claimedAt: shop.now() });
  expect(await listMailsToCheck(shop)).toEqual([]);
  shop.at(new Date(shop.now().getTime() + 11 * 60_000).toISOString());
  expect(await listMailsToCheck(shop)).toMatchObject([{ id, to: "an@voorbeeld.nl" }]);
  const before = shop.jobs.sent.length;
  expect([await sendMailAgain(shop, id), await sendMailAgain(shop, id)]).toEqual([true, false]);
  expect(shop.jobs.sent.length - before).toBe(1);
});

test("what stands above a mail stays on its line, whoever wrote it", async () => {
  const shop = await aShop();
  const subject = "Re: hallo\r\nBcc: bo@voorbeeld.nl\u2028x";
  const headers = { "Reply-To": "an@voorbeeld.nl\nBcc: bo@voorbeeld.nl" };
  const to = "an@voorbeeld.nl\rbo@voorbeeld.nl";
  await shop.db.transaction((tx) => postMail(shop, tx, "order-4", { ...mail, to, subject, headers }));
  expect(await shop.db.select().from(mails)).toMatchObject([
    {
      to: "an@voorbeeld.nl bo@voorbeeld.nl",
      subject: "Re: hallo Bcc: bo@voorbeeld.nl x",
      headers: { "Reply-To": "an@voorbeeld.nl Bcc: bo@voorbeeld.nl" },
    },
  ]);
});
