import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { aPhoto } from "../attack/some-photos.ts";
import { aVisitor, hydrated, shopUrl, type Visitor } from "./browser.ts";
import { put, TAXUS } from "./buying-steps.ts";
import { anAddress, db, enterAs, linkFor, PASSWORD } from "./people.ts";

const VALUES: Record<string, string> = {
  email: "an@voorbeeld.nl",
  password: PASSWORD,
  current: PASSWORD,
  confirm: "an@voorbeeld.nl",
  firstName: "An",
  lastName: "Bos",
  name: "An Bos",
  message: "Hoe diep plant ik deze haag?",
  postcode: "3817 AB",
  number: "12",
  street: "Lindelaan 12",
  city: "Amersfoort",
  phone: "06 12345678",
  code: "GROEN-2026",
  vatNumber: "NL123456789B01",
  company: "Bos bv",
};

/** Where a form stands, and a field or address that tells it from the others there. */
const OPEN = `/login form[action="/login"] | /register form[action="/register"] | /wachtwoord-vergeten main form:has([name=email])
  | /contact form:has([name=message])
  | /nieuwsbrief main form:has([name=email]) | /annuleren-retouren form:has([name=number])
  | /cadeaubon-saldo form:has([name=code]) | /beukenhaag-reserveren form:has([name=agreed])
  | /zakelijk-kerstbomen-bestellen form:has([name=vatNumber])`;
const LOGGED_IN = `/account/addresses?adres=nieuw form:has([name=street]) | /account/gegevens form:has([name=firstName])
  | /account/gegevens form:has([name=email]) | /account/gegevens form:has([name=password])
  | /account/gegevens form:has([name=confirm])`;
// Half of the visitors get the form that mails the cart when scripts come; whoever just used it has it before.
const BUYING = `/cart footer form:has([name=email]) | /cart?gemaild=1 main form:has([name=email]) | /cart .code-vak form:has(input.inv) | /checkout/delivery form:has([name=lastName])`;
const casesOf = (list: string) =>
  list.split("|").map((one) => one.trim().split(/ (.*)/s) as [path: string, form: string]);

/** Opens a page whose scripts do not come until `let in`. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letIn = () => {};
  const gate = new Promise<void>((open) => {
    letIn = open;
  });
  await page.route(/\.js$/, (route) => gate.then(() => route.continue()));
  await page.goto(shopUrl(path), { waitUntil: "domcontentloaded" });
  return async () => {
    letIn();
    await hydrated(page);
    await page.unroute(/\.js$/);
  };
}

/** Fills what can be seen of a form; gives what stands in it. */
async function fill(page: Page, form: string): Promise<string[]> {
  const filled: string[] = [];
  for (const field of await page.locator(form).locator("input:visible, textarea:visible").all()) {
    const [name, type] = [await field.getAttribute("name"), await field.getAttribute("type")];
    if (name === "agreed") await field.check();
    const value = type === "radio" || type === "checkbox" ? undefined : VALUES[name ?? ""];
    if (!value) continue;
    await field.fill(value);
    filled.push(value);
  }
  return filled;
}

const plain = (text: string): string => (/^[[{]/.test(text) ? text : decodeURIComponent(text.replaceAll("+", " ")));
const PATIENCE = { timeout: 20_000 };

/** Presses the button of a form: what is sent with all of this in it, or else all that was, and what the page says is wrong. */
async function send(page: Page, form: string, filled: string[]): Promise<string> {
  // A page also tells, when it likes, how it is looked at.
  const posts: string[] = [];
  const hear = (request: Request) => request.method() === "POST" && posts.push(plain(request.postData() ?? ""));
  const whole = () => posts.find((sent) => filled.every((value) => sent.includes(value)));
  const refused = page.locator(form).locator(".melding-fout").first();
  page.on("request", hear);
  await page.locator(form).locator(".btn[type=submit]:visible").first().click();
  const isDone = async () => whole() !== undefined || (await refused.isVisible());
  await expect.poll(isDone, PATIENCE).toBe(true);
  page.off("request", hear);
  return whole() ?? `${posts.join(" | ")}, refused: ${await refused.textContent()}`;
}

/** The field in which somebody is typing. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function tryForms(page: Visitor, cases: [path: string, form: string][]): Promise<void> {
  for (const [path, form] of cases) {
    const letIn = await openWithoutScripts(page, path);
    const folded = page.locator(`details:not([open]):has(${form.split(" ").at(-1)}) > summary`);
    for (const summary of await folded.all()) await summary.click();
    const filled = await fill(page, form);
    expect([path, form, filled.length > 0]).toEqual([path, form, true]);
    const field = await focused(page);
    await letIn();
    await expect.poll(() => focused(page), { message: `${path} ${form}` }).toBe(field);
    const sent = await send(page, form, filled);
    expect([path, form, filled.filter((value) => !sent.includes(value)), sent]).toEqual([path, form, [], sent]);
  }
}

test("a form that was filled before the scripts came is sent as it stands", async () => {
  for (const one of casesOf(OPEN)) {
    const page = await aVisitor();
    await tryForms(page, [one]);
    await page.context().close();
  }
});

test("so are the forms of an account, and that of a forgotten password", async () => {
  const page = await aVisitor();
  const email = anAddress();
  await enterAs(page.context(), email);
  await tryForms(page, casesOf(LOGGED_IN));
  const guest = await aVisitor();
  await guest.context().request.post(shopUrl("/wachtwoord-vergeten"), {
    form: { email },
    headers: { origin: shopUrl() },
  });
  const { pathname, search } = new URL(await linkFor(email, "Een nieuw wachtwoord kiezen"));
  await tryForms(guest, [[pathname + search, "form:has([name=password])"]]);
});

test("so are the forms on the way to paying, and the one that waits for what is sold out", async () => {
  const page = await aVisitor();
  await put(page, TAXUS);
  const { rows } = await db.$client.query<{ slug: string }>(
    "select product as slug from variants group by product having max(stock) = 0 limit 1",
  );
  await tryForms(page, [...casesOf(BUYING), [`/p/${rows[0]?.slug}`, ".mail-mij form"]]);
});

test("what a password manager fills in afterwards, without a key pressed, is sent as well", async () => {
  const page = await aVisitor();
  await page.goto(shopUrl("/login"));
  await hydrated(page);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement>(`form[action="/login"] [name=${name}]`))
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  }, VALUES);
  expect(await send(page, 'form[action="/login"]', [PASSWORD])).toContain(PASSWORD);
});

test("a number typed in the cart before the scripts came is the number that is bought", async () => {
  const page = await aVisitor();
  await put(page, TAXUS, 2);
  const letIn = await openWithoutScripts(page, "/cart");
  await page.locator("main [name=quantity]").first().fill("5");
  const set = page.waitForRequest((request) => request.method() !== "GET" && /cart/.test(request.url()));
  await letIn();
  expect((await set).postData()).toContain("5");
});

test("a number emptied before the scripts came is the number it was, on a product and in the cart", async () => {
  const page = await aVisitor();
  await put(page, TAXUS, 2);
  for (const [path, number] of [
    ["/p/laurier-novita?quantity=3", "3"],
    ["/cart", "2"],
  ] as const) {
    const letIn = await openWithoutScripts(page, path);
    const field = page.locator("main [name=quantity]:visible").first();
    await field.fill("");
    await field.blur();
    await letIn();
    await expect.poll(() => field.inputValue(), { message: path }).toBe(number);
    const again = await openWithoutScripts(page, path);
    await field.fill("");
    await again();
    expect(await field.inputValue(), path).toBe("");
    await field.blur();
    await expect.poll(() => field.inputValue(), { message: path }).toBe(number);
  }
});

test("what was chosen or typed before the scripts came is acted on when they do", async () => {
  const page = await aVisitor();
  const sorted = await openWithoutScripts(page, "/haagplanten");
  await page.locator("#sorteer").selectOption("prijs_op");
  await sorted();
  await page.waitForURL(/sorteer=prijs_op/);
  const asked = await openWithoutScripts(page, "/meest-gestelde-vragen");
  const questions = page.locator(".tekstpagina details");
  const all = await questions.count();
  await page.locator("[name=vraag]").fill("bezorg");
  await asked();
  await expect.poll(() => questions.count()).toBeLessThan(all);
  const counted = await openWithoutScripts(page, "/zakelijk-kerstbomen-bestellen");
  const total = page.locator(".bomen .tot dd").last();
  const before = await total.textContent();
  await page.locator(".bomen [name=sku]").first().selectOption({ index: 1 });
  await page.locator("[name=aantal]").first().fill("7");
  await counted();
  await expect.poll(() => total.textContent()).not.toBe(before);
});

test("in the office too: the bar to save, and a photograph that was chosen", async () => {
  const page = await aVisitor();
  await enterAs(page.context(), anAddress(), ["staff"]);
  const product = await openWithoutScripts(page, "/kantoor/assortiment/taxus");
  await page.getByLabel("In één zin").fill("Een haag die alles kan hebben.");
  await product();
  await page.getByText("1 wijziging", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Bewaar", exact: true }).waitFor();
  const photo = await openWithoutScripts(page, "/kantoor/fotos/taxus");
  const buffer = await (await aPhoto({ width: 1200, seed: 4 })).jpeg().toBuffer();
  await page.getByLabel(/^Foto toevoegen/).setInputFiles({ name: "een.jpg", mimeType: "image/jpeg", buffer });
  await page.route("**/stuur", (route) => route.fulfill({ json: {} }));
  const sent = page.waitForRequest((request) => request.url().endsWith("/kantoor/fotos/taxus/stuur"));
  await photo();
  await sent;
});

test("a point to collect at stays chosen when the next look for points fails", async () => {
  const page = await aVisitor();
  await put(page, TAXUS);
  await page.goto(shopUrl("/checkout/delivery"));
  await hydrated(page);
  await page.locator("[name=postcode]").fill("3817 AB");
  const point = page.locator("[name=pickup]");
  await page.locator("[name=method][value=afhaalpunt]").check();
  await point.focus();
  await point.locator("option").nth(1).waitFor({ state: "attached" });
  await point.selectOption({ index: 1 });
  const chosen = await point.inputValue();
  await point.blur();
  await page.route("**/api/pickup-points*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await point.focus();
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await point.inputValue()).toBe(chosen);
});
