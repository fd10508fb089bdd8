import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { postMail, sendMail } from "./mail.server.ts";
import { mails } from "../tables.server.ts";

/** A real SMTP server that keeps what it gets and can refuse on demand. */
async function aPostOffice() {
  const got: string[] = [];
  const state: { refuse: boolean; hangUp?: "before" | "after" } = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (state.hangUp === "before") return hangUp();
      done();
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        if (state.refuse) return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        got.push(text);
        if (state.hangUp === "after") return hangUp();
        done();
      });
    },
  });
  const hangUp = () => [...server.connections].forEach((one) => (one as { _socket: Socket })._socket.destroy());
  server.on("error", () => {}); // its own hanging up
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  afterAll(() => server.close(() => {}));
  return { got, state, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

test("a mail leaves once, also when many hands send it, with text, HTML and attachment", async () => {
  const office = await aPostOffice();
  const shop = await aShop({ SMTP_URL: office.url });
  const mail = {
    to: "an@voorbeeld.nl",
    subject: "Je bestelling",
    html: "<p>Dank je</p>",
    text: "Dank je",
    attachments: [{ filename: "factuur.pdf", type: "application/pdf", contentBase64: "JVBERg==" }],
  };
  await shop.db.transaction((tx) => postMail(shop, tx, "order-confirmed:1", mail));
  await shop.db.transaction((tx) => postMail(shop, tx, "order-confirmed:1", mail));
  const [row] = await shop.db.select().from(mails);
  await Promise.all(Array.from({ length: 10 }, () => sendMail(shop, row?.id ?? 0)));
  expect(office.got.length).toBe(1);
  expect(office.got[0]).toContain("Subject: Je bestelling");
  expect(office.got[0]).toContain("text/plain");
  expect(office.got[0]).toContain("factuur.pdf");
});

test("a post office that is away is tried again", async () => {
  const office = await aPostOffice();
  const shop = await aShop({ SMTP_URL: office.url });
  await shop.db.transaction((tx) =>
    postMail(shop, tx, "proef:1", { to: "an@voorbeeld.nl", subject: "Proef", html: "<p>x</p>", text: "x" }),
  );
  const [row] = await shop.db.select().from(mails);
  office.state.refuse = true;
  await expect(sendMail(shop, row?.id ?? 0)).rejects.toThrow();
  office.state.refuse = false;
  await sendMail(shop, row?.id ?? 0);
  expect(office.got.length).toBe(1);
});

test("a line that breaks before the end leaves the mail to go again; one that breaks after it leaves it unsure", async () => {
  const office = await aPostOffice();
  const shop = await aShop({ SMTP_URL: office.url });
  await shop.db.transaction((tx) =>
    postMail(shop, tx, "proef:2", { to: "an@voorbeeld.nl", subject: "Proef", html: "<p>x</p>", text: "x" }),
  );
  const [row] = await shop.db.select().from(mails);
  const id = row?.id ?? 0;
  office.state.hangUp = "before";
  await expect(sendMail(shop, id)).rejects.toThrow();
  expect(await shop.db.select().from(mails)).toMatchObject([{ claimedAt: null, sentAt: null }]);
  office.state.hangUp = "after";
  await expect(sendMail(shop, id)).rejects.toThrow();
  expect(office.got.length).toBe(1);
  delete office.state.hangUp;
  // Nobody heard whether it was taken: sending it again by itself could make two.
  await sendMail(shop, id);
  expect(office.got.length).toBe(1);
  expect(await shop.db.select().from(mails)).toMatchObject([{ claimedAt: expect.any(Date), sentAt: null }]);
});
