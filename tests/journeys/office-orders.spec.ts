import pg from "pg";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { databaseUrl } from "./here.ts";
import { Buyer } from "../kill/buyer.ts";
import {
  aVisitor,
  axe,
  axeAgain,
  DESK,
  hydrated,
  PHONE,
  shopUrl,
  visit,
  type Visitor,
  WITHOUT_SCRIPTS,
} from "./browser.ts";
import { put, TAXUS } from "./buying-steps.ts";
import { enterAs } from "./people.ts";
import { isLong } from "./running/long.ts";

const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
afterAll(() => pool.end());

let bought = 0;
/** Somebody buys two and pays, without a browser: what a buyer sees is for other journeys. */
async function buy(): Promise<string> {
  const buyer = new Buyer(`kantoor-${++bought}`, TAXUS);
  await buyer.buy(shopUrl());
  expect(buyer.thanked).toBe(true);
  return buyer.number ?? "";
}

let staff = 0;
/** Somebody of the shop, on a page of the office. */
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  const email = `kantoor${++staff}@voorbeeld.nl`;
  await enterAs(page.context(), email, ["staff"]);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const aQuestion = async (number: string) => {
  const asked = `insert into messages (name, email, subject, order_number, body, sent_at)
    values ('An de Vries', 'an@voorbeeld.nl', 'Mijn bestelling', $1, 'Komt mijn haag?', now()) returning id`;
  return ((await pool.query(asked, [number])).rows[0] as { id: number }).id;
};
const mailsTo = async (event: string) =>
  (await pool.query("select text from mails where event like $1", [`${event}%`])).rows as { text: string }[];
const orderId = async (number: string) =>
  ((await pool.query("select id from orders where number = $1", [number])).rows[0] as { id: string }).id;

test("without scripts: an order is found, sent in parts and delivered, and sending the form again changes nothing", async () => {
  const number = await buy();
  const page = await enter("/kantoor/bestellingen", WITHOUT_SCRIPTS);
  await page.getByLabel("Nummer, naam, mail, postcode of telefoon").fill(number);
  await page.getByRole("button", { name: "Zoek", exact: true }).click();
  await page.getByText("1 bestelling", { exact: true }).waitFor();
  await page.getByRole("link", { name: number }).click();
  const amount = page.getByRole("spinbutton").first();
  await amount.fill("9");
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form.daad")?.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Verzend", exact: true }).click();
  await page.getByRole("alert").getByText("Zoveel is er niet meer.").waitFor();
  await amount.fill("1");
  await page.getByLabel("Track & trace").fill("3SABCD1234567");
  await page.getByRole("button", { name: "Verzend", exact: true }).click();
  await page.getByText("Verzonden. De klant krijgt een mail.").waitFor();
  expect(await amount.inputValue(), "what is left stands ready").toBe("1");

  const form = { deed: "orders.ship", gezien: "0", [`aantal.${TAXUS}`]: "1", vervoerder: "PostNL" };
  const again = await page.request.post(page.url(), { form, headers: { origin: shopUrl() } });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain("Dit was al gedaan");

  await page.getByRole("button", { name: "Verzend", exact: true }).click();
  await page.getByText("Verzonden. De klant krijgt een mail.").waitFor();
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Is bezorgd" }).first().click();
  await page.locator("h1 + p").getByText("Bezorgd", { exact: true }).waitFor();
  const id = await orderId(number);
  const sent = (await pool.query('select id from shipments where "order" = $1', [id])).rows as { id: string }[];
  expect(sent).toHaveLength(2);
  const mails = (await Promise.all(sent.map((one) => mailsTo(`shipped:${one.id}`)))).flat();
  expect(mails.map(({ text }) => text.includes("3SABCD1234567-NL-3817AB"))).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect(await mailsTo(`delivered:${id}`)).toHaveLength(1);
});

test("a delivered order asks for a review once; it is written, read in the office, and stands with the product", async () => {
  const number = await buy();
  const page = await enter(`/kantoor/bestellingen/${number}`);
  await page.getByRole("button", { name: "Verzend", exact: true }).click();
  await page.getByRole("button", { name: "Is bezorgd" }).click();
  await page.getByText("Bezorgd.", { exact: true }).waitFor();
  const id = await orderId(number);
  expect(await mailsTo(`review:${id}`), "not before its time").toEqual([]);
  const due = "update pgboss.job set start_after = now() where name = 'invite-review' and data->>'order' = $1";
  expect((await pool.query(due, [id])).rowCount).toBe(1);
  await expect.poll(async () => (await mailsTo(`review:${id}`)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(`review:${id}`);
  const { pathname, search } = new URL(/https?:\/\/\S+\/beoordelen\S+/.exec(mail?.text ?? "")?.[0] ?? "");

  const buyer = await visit(pathname + search, PHONE);
  expect(await axe(buyer)).toEqual([]);
  await buyer.getByRole("radio", { name: "4: goed" }).check();
  await buyer.getByLabel("In een paar woorden").fill(`Mooi vol ${number}`);
  await buyer.getByLabel("Je ervaring").fill("Goed geworteld en netjes verpakt.");
  await buyer.getByRole("button", { name: "Verstuur je beoordeling" }).click();
  await buyer.getByText("Dank je. We lezen je beoordeling").waitFor();
  expect(await (await fetch(shopUrl("/p/taxus"))).text()).not.toContain(`Mooi vol ${number}`);

  await page.goto(shopUrl("/kantoor/beoordelingen"));
  await hydrated(page);
  expect(await axe(page)).toEqual([]);
  const waiting = page.locator("article", { hasText: `Mooi vol ${number}` });
  await waiting.getByRole("button", { name: "Plaats" }).click();
  await page.getByText("De beoordeling staat bij het artikel.").waitFor();
  await expect
    .poll(async () => (await fetch(shopUrl("/p/taxus"))).text(), { timeout: 10_000 })
    .toContain(`Mooi vol ${number}`);
  expect(page.complaints).toEqual([]);
});

test("a search rule of the office leads the very next query", async () => {
  const page = await enter("/kantoor/zoekregels");
  await page.locator("summary", { hasText: "Doorsturen naar een pagina" }).click();
  const form = page.locator("details[open] form");
  await form.getByLabel("Zoekvraag").fill("zwevende tuinkabouter");
  await form.getByLabel("Naar").fill("/contact");
  await form.getByRole("button", { name: "Bewaar de regel" }).click();
  await page.getByText("De regel is bewaard en werkt meteen.").waitFor();
  const asks = () => fetch(shopUrl("/search?q=zwevende+tuinkabouter"), { redirect: "manual" });
  await expect.poll(async () => (await asks()).headers.get("location")).toBe("/contact");
  await page
    .getByRole("row", { name: /zwevende tuinkabouter/ })
    .getByRole("button", { name: "Haal weg" })
    .click();
  await page.getByText("De regel is weg.").waitFor();
  await expect.poll(async () => (await asks()).status).toBe(200);
});

test("a code made in the office lowers the next basket, by keyboard alone", async () => {
  const page = await enter("/kantoor/kortingscodes");
  const fold = page.locator("summary", { hasText: "Nieuwe code" });
  if (
    (await page.getByLabel("Code", { exact: true }).count()) === 0 ||
    !(await page.getByLabel("Code", { exact: true }).isVisible())
  ) {
    await fold.focus();
    await page.keyboard.press("Enter");
  }
  await page.getByLabel("Code", { exact: true }).focus();
  await page.keyboard.type("kantoor 25");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("25");
  await page.keyboard.press("Enter");
  await page.getByText("De code is gemaakt en werkt meteen.").waitFor();
  await page
    .getByRole("row", { name: /KANTOOR25/ })
    .getByText("Geldt nu")
    .waitFor();
  const buyer = await visit("/cart");
  await put(buyer, TAXUS, 10);
  const used = await buyer.context().request.post(shopUrl("/cart"), {
    form: { deed: "cart.code", code: "KANTOOR25" },
    headers: { origin: shopUrl() },
  });
  expect(used.ok()).toBe(true);
  await buyer.goto(shopUrl("/cart"));
  await buyer
    .getByText(/KANTOOR25/)
    .first()
    .waitFor();
});

test("the books can be read by everybody and fit, at a desk and on a phone", async () => {
  await buy();
  const page = await enter("/kantoor/boekhouding");
  for (const path of ["/kantoor/boekhouding", "/kantoor/boekhouding/aangifte"]) {
    await page.goto(shopUrl(path));
    await hydrated(page);
    for (const { viewport } of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await (viewport === PHONE.viewport ? axeAgain : axe)(page)).toEqual([]);
    }
  }
  expect(page.complaints).toEqual([]);
});

test("the pages of the office can be read by everybody and fit, at a desk and on a phone", async () => {
  const number = await buy();
  const page = await enter("/kantoor");
  const thread = await aQuestion(number);
  const paths = [
    "",
    "/bestellingen",
    `/bestellingen/${number}`,
    "/herroepingen",
    "/beoordelingen",
    "/kortingscodes",
    "/cadeaubonnen",
    "/zoekregels",
    "/kerstbomen",
    "/beukenhagen",
    "/proeven",
    "/nieuwsbrief",
    "/bezorgstop",
    // A few rows: the whole list is the same row a thousand times.
    "/assortiment?q=taxus",
    "/berichten",
    `/berichten/${thread}`,
    "/berichten/antwoorden",
    "/cijfers",
    "/logboek",
    "/medewerkers",
    "/zoek?q=an",
  ];
  const found: Record<string, string[]> = {};
  // By LONG=1 all of them; otherwise every third, and those that have a journey of their own are judged there.
  for (const path of paths.filter((_, at) => isLong || at % 3 === 0)) {
    await page.goto(shopUrl(`/kantoor${path}`));
    await hydrated(page);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    // The same page in both widths: loading it again for the second would prove nothing more.
    for (const { viewport } of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const judge = viewport === PHONE.viewport ? axeAgain : axe;
      const faults = [...(await judge(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
      if (faults.length) found[`${path} ${viewport.width}`] = faults;
    }
  }
  expect(found, JSON.stringify(found)).toEqual({});
  expect(page.complaints).toEqual([]);
}, 300_000);
