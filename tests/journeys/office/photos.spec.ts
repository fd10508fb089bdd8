import net from "node:net";
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { aPhoto } from "../../attack/some-photos.ts";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { aSession, db, enterAs } from "../people.ts";

let staff = 0;
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `fotos${++staff}@voorbeeld.nl`, ["staff"]);
  await page.goto(shopUrl(path));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const aFile = async (name: string, seed: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await (await aPhoto({ width: 1200, seed })).jpeg().toBuffer(),
});
const shows = async (path: string, text: string) => (await (await fetch(shopUrl(path))).text()).includes(text);

test("three photographs from a phone at once take the place of the drawing: on the page, the cards, in the feed, for search engines", async () => {
  const page = await enter("/kantoor/fotos/taxus", PHONE);
  expect(await shows("/p/taxus", "Impressie")).toBe(true);
  const wrong = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg onload=alert(1)>") };
  await page
    .getByLabel(/^Foto toevoegen/)
    .setInputFiles([await aFile("een.jpg", 1), wrong, await aFile("twee.jpg", 9), await aFile("drie.jpg", 17)]);
  await page.getByText("logo.svg: een tekening in SVG.").waitFor();
  const photos = page.locator(".beelden li", { hasText: "Nog leeg" });
  await expect.poll(() => photos.count(), { timeout: 90_000 }).toBe(3);
  const key = /\/plaat\/(foto\/[0-9a-f]{24})-/.exec(await photos.first().innerHTML())?.[1] ?? "?";
  for (const path of ["/p/taxus", "/taxushaag", "/feed/producten.xml"])
    await expect.poll(() => shows(path, `/plaat/${key}-`), { timeout: 30_000 }).toBe(true);
  expect(await shows("/p/taxus", `/plaat/${key}-1200.webp"`)).toBe(true);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByLabel("Alt-tekst").first().fill("Taxus van opzij, in de pot");
  await page.getByRole("button", { name: "Beeld 1 naar achteren" }).click();
  await page.getByText("De beelden staan zo in de winkel.").waitFor();
  await expect.poll(() => page.getByLabel("Alt-tekst").nth(1).inputValue()).toBe("Taxus van opzij, in de pot");
  for (let left = await page.locator(".beelden li").count(); left > 3; left--) {
    await page.getByRole("button", { name: `Haal beeld ${left} weg` }).click();
    await expect.poll(() => page.locator(".beelden li").count()).toBe(left - 1);
  }
  await expect.poll(() => shows("/p/taxus", "impressies"), { timeout: 30_000 }).toBe(false);
  await page.goto(shopUrl("/p/taxus"));
  const shown = page.locator(".zicht-0 img");
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(400);
  // The browser tells of the refused drawing as well.
  expect(page.complaints.filter((text) => !text.includes("422"))).toEqual([]);
});

test("without scripts a photograph comes in by a plain form, and its middle is moved by two numbers", async () => {
  const page = await enter("/kantoor/fotos/hulst", WITHOUT_SCRIPTS);
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByText("Kies eerst een foto.").first().waitFor();
  await page.getByLabel(/^Foto toevoegen/).setInputFiles([await aFile("drie.jpg", 30)]);
  await page.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByText("De foto is binnen.").waitFor();
  const first = async () => {
    await page.goto(shopUrl("/kantoor/fotos/hulst"));
    return /\/plaat\/(foto\/[0-9a-f]{24})-/.exec(await page.locator(".beelden").innerHTML())?.[1];
  };
  await expect.poll(first, { timeout: 90_000, interval: 500 }).toBeTruthy();
  const before = await first();
  await page.getByText("Uitsnede: drie.jpg").click();
  await page.getByLabel("Van links, in procenten").fill("0");
  await page.getByRole("button", { name: "Snijd opnieuw uit" }).click();
  await page.getByText("De foto wordt opnieuw uitgesneden.").waitFor();
  await expect.poll(first, { timeout: 90_000, interval: 500 }).not.toBe(before);
});

test("the library and the pictures of a product are for everybody; a picture that is gone is drawn", async () => {
  const page = await enter("/kantoor/fotos?plank=zonder-foto");
  await page.getByRole("heading", { name: "Foto’s" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const gone = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = "/plaat/foto/0123456789abcdef01234567-480.avif";
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(gone).toBeGreaterThan(0);
});

test("by keyboard alone: the cursor stays with the picture that is moved, and goes on with the next when one is taken off", async () => {
  const page = await enter("/kantoor/fotos/taxus");
  await hydrated(page);
  const at = () =>
    page.evaluate(() => {
      const item = document.activeElement?.closest("[data-key]");
      const place = [...document.querySelectorAll(".beelden > [data-key]")].findIndex((one) => one === item);
      return [place, (document.activeElement as HTMLButtonElement).value];
    });
  const [key = "", next = ""] = await page
    .locator(".beelden > [data-key]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-key") ?? ""));
  await page.locator(`button[value="achter:${key}"]`).focus();
  await page.keyboard.press("Enter");
  await expect.poll(at).toEqual([1, `achter:${key}`]);
  await page.locator(`button[value="voor:${key}"]`).focus();
  await page.keyboard.press("Enter");
  await expect.poll(at).toEqual([0, `achter:${key}`]);
  await page.locator(`button[value="weg:${key}"]`).focus();
  await page.keyboard.press("Enter");
  await expect.poll(at).toEqual([0, `achter:${next}`]);
  await page.getByRole("button", { name: "Draai terug" }).click();
  await page.getByText("De beelden staan weer zoals ze stonden.").waitFor();
});

const HEAD = [
  "POST /kantoor/fotos/taxus/stuur HTTP/1.1",
  `Host: ${new URL(shopUrl()).host}`,
  `Origin: ${shopUrl()}`,
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Length: 30000000",
];
const BODY = '--x\r\nContent-Disposition: form-data; name="bestand"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';

/** Sends the start of an upload over a bare line; what came back by the time it ends, or after it was cut. */
function begin(cookie: string, cut: boolean): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = net.connect(Number(new URL(shopUrl()).port), "127.0.0.1", () => {
      socket.write([...HEAD, `Cookie: ${cookie}`, "", BODY].join("\r\n"), "latin1");
      if (cut) setTimeout(() => socket.destroy(), 300);
    });
    socket.on("data", (bytes) => (heard += bytes.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
}

test("a stranger is refused before a byte is kept; a line that is cut leaves nothing, and the shop goes on", async () => {
  const count = async () => Number((await db.$client.query("select count(*) from photos")).rows[0].count);
  const before = await count();
  expect(await begin("", false)).toMatch(/^HTTP\/1\.1 302 [^]*location: \/login/);
  const { cookies } = await aSession("lijn@voorbeeld.nl", ["staff"]);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  expect(await begin(cookie, true)).toBe("");
  expect((await fetch(shopUrl("/healthz"))).status).toBe(200);
  expect(await count()).toBe(before);
});

test("who was logged out while choosing photographs hears that none of them came", async () => {
  const page = await enter("/kantoor/fotos/klimop");
  await page.context().clearCookies();
  await page.getByLabel(/^Foto toevoegen/).setInputFiles([await aFile("een.jpg", 31), await aFile("twee.jpg", 32)]);
  await page.getByText("Je bent uitgelogd, dus deze foto is niet aangekomen.").waitFor();
  await page.getByText("twee.jpg: niet verstuurd.").waitFor();
  expect(await page.getByText("aangekomen", { exact: false }).count()).toBe(1);
});
