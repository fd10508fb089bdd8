import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import hoodiecrow from "hoodiecrow-imap";
import { expect, onTestFinished, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { messages } from "#outside/tables.server.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { aShop } from "../../../../tests/shop.ts";
import { AN, tryDeed } from "../../../../tests/try-deed.ts";
import { readMailbox } from "../../incoming/read-mailbox.server.ts";
import { imports } from "../../tables.server.ts";
import { checkColumns } from "../import-deeds.server.ts";
import { showImport } from "../show-import.server.ts";
import { fetchLists } from "./fetch-lists.server.ts";

let mails = 0;
const mail = (...lists: [name: string, csv: string][]) =>
  [
    "From: Kweker <verkoop@kweker.example>",
    "Subject: Prijzen",
    `Message-ID: <${++mails}@kweker>`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="deel"',
    ...lists.flatMap(([name, csv]) => [
      "",
      "--deel",
      "Content-Type: text/csv",
      `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "",
      csv,
    ]),
    "--deel--",
    "",
  ].join("\r\n");

/** A shop with one size, A, and a mailbox in which lists come; in the same one people write too. */
async function aMailbox() {
  const storage = { INBOX: { messages: [] } };
  const server = hoodiecrow({ plugins: ["ID", "ENABLE", "NAMESPACE", "UNSELECT"], storage });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const mailbox = `imap://testuser:testpass@127.0.0.1:${port}/INBOX`;
  const shop = await aShop({ SUPPLIER_LIST_MAILBOX: mailbox, IMAP_URL: mailbox });
  await aPlant(shop, { sku: "A", priceCents: 1000 });
  const post = (raw: string) => server.appendMessage("INBOX", [], undefined, raw);
  const all = async () => shop.db.select().from(imports).orderBy(imports.id);
  return { shop, post, all };
}

test("a list that comes by mail is read and checked, and always waits for eyes; what is no list stays a mail", async () => {
  const { shop, post, all } = await aMailbox();
  post(mail(["oud.csv", "Artikelnummer;Prijs\nA;9,00\n"]));
  await fetchLists(shop);
  expect(await all(), "what lay there before").toEqual([]);
  post(mail(["prijzen.csv", "Artikelnummer;Prijs\nA;11,00\n"]));
  post(mail(["foto.jpg", "geen lijst"]));
  await fetchLists(shop);
  const [first, ...more] = await all();
  expect([first?.name, first?.state, more]).toEqual(["prijzen.csv", "new", []]);
  const shown = await showImport(shop.db, first?.id ?? 0, null, 1);
  expect(shown?.name).toBe("Leverancier kweker.example");
  await tryDeed(shop, checkColumns, { id: first?.id, gezien: shown?.seen, sku: 0, price: 1 }, { user: AN });

  post(mail(["prijzen.csv", "Artikelnummer;Prijs\nA;10,50\n"]));
  await fetchLists(shop);
  expect((await all()).map(({ state }) => state)).toEqual(["dropped", "checked"]);
  expect((await all()).at(-1)).toMatchObject({ note: expect.stringContaining("per mail") });
  const [size] = await shop.db.select().from(variants).where(eq(variants.sku, "A"));
  expect(size?.priceCents).toBe(1000);
});

test("lists and letters may come in one mailbox: reading the one passes over nothing of the other", async () => {
  const { shop, post, all } = await aMailbox();
  await readMailbox(shop);
  await fetchLists(shop);
  post(mail(["prijzen.csv", "Artikelnummer;Prijs\nA;11,00\n"]));
  await readMailbox(shop);
  await fetchLists(shop);
  expect([await shop.db.$count(messages), (await all()).length]).toEqual([1, 1]);
});

test("whatever a list is called it is taken in, twenty of one mail; the office hears which were left", async () => {
  const { shop, post, all } = await aMailbox();
  await fetchLists(shop);
  const names = [
    "../../etc/lijst.csv",
    `${"a".repeat(118)}.🌳.csv`,
    "nul\0\r\n.csv",
    "__proto__.csv",
    "e.CSV",
    ...Array.from({ length: 17 }, (_, at) => `nog ${at}.csv`),
  ];
  post(mail(...names.map((name): [string, string] => [name, "Artikelnummer;Prijs\nA;11,00\n"])));
  await fetchLists(shop);
  const kept = await all();
  expect(kept.slice(0, 5).map(({ name, state }) => `${state} ${name.slice(0, 13)}`)).toEqual([
    "new lijst.csv",
    "new aaaaaaaaaaaaa",
    "new nul.csv",
    "new __proto__.csv",
    "new e.CSV",
  ]);
  expect(kept).toHaveLength(21);
  expect(kept.at(-1)).toMatchObject({
    name: "nog 15.csv, nog 16.csv",
    state: "failed",
    note: expect.stringContaining("2 lijsten"),
  });
});

test("a mail that is too large to be read whole gives no half list", async () => {
  const { shop, post, all } = await aMailbox();
  await fetchLists(shop);
  const row = `A;11,00;${"x".repeat(20_000)}\n`;
  post(mail(["groot.csv", `Artikelnummer;Prijs;Tekst\n${row.repeat(800)}`]));
  await fetchLists(shop);
  expect(await all()).toMatchObject([
    { name: "groot.csv", state: "failed", note: expect.stringContaining("aangekomen") },
  ]);
}, 30_000);
