import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { openLog } from "./log.server.ts";
import { postMail } from "../mail/mail.server.ts";
import { withRequestId } from "./request-id.server.ts";
import { mails } from "../tables.server.ts";

test("what is logged for a request, however deep, bears its id; what is not has none", async () => {
  const lines: string[] = [];
  const log = openLog("info", new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }));
  await Promise.all(
    ["een", "twee"].map((id) =>
      withRequestId(id, async () => {
        await Promise.resolve();
        log.info({ step: id }, "deep inside");
      }),
    ),
  );
  log.info("by itself");
  expect(lines.map((line) => JSON.parse(line)).map(({ id, step }) => [id, step])).toEqual([
    ["een", "een"],
    ["twee", "twee"],
    [undefined, undefined],
  ]);
});

test("a mail names the request that it came from", async () => {
  const shop = await aShop();
  const mail = { to: "an@voorbeeld.nl", subject: "Hallo", html: "<p>Hallo</p>", text: "Hallo" };
  await withRequestId("een", () => shop.db.transaction((tx) => postMail(shop, tx, "hallo", mail)));
  expect((await shop.db.select({ headers: mails.headers }).from(mails))[0]?.headers).toEqual({ "X-Request-Id": "een" });
});
