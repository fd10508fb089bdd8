import type { BrowserContextOptions, Locator } from "playwright-core";
import { expect, test } from "vitest";
import { aVisitor, axe, DESK, hydrated, PHONE, shopUrl, type Visitor, WITHOUT_SCRIPTS } from "../browser.ts";
import { db, enterAs } from "../people.ts";

let staff = 0;
async function enter(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await enterAs(page.context(), `schrijver${++staff}@voorbeeld.nl`, ["teksten"]);
  await page.goto(shopUrl(`/kantoor/teksten/${path}`));
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const editorOf = (page: Visitor) => page.locator("[contenteditable=true][role=textbox]");
const sent = (page: Visitor) => page.locator("textarea[name=body]").inputValue();
const tool = (page: Visitor, name: string) => page.getByRole("button", { name, exact: true });
/** Moves the cursor, or chooses signs, by the keyboard; the browser tells the editor where it is a moment later. */
async function go(page: Visitor, key: string, count = 1): Promise<void> {
  for (let sign = 0; sign < count; sign++) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
const read = async (path: string) => (await fetch(shopUrl(path))).text();
/** Not scrolled to, and with nothing over it. */
const isClear = (button: Locator) =>
  button.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
const draftOf = async (slug: string): Promise<string | undefined> => {
  const { rows } = await db.$client.query("select draft ->> 'body' as body from words where slug = $1", [slug]);
  return rows[0]?.body;
};

test("an article is written as it will look: bold, a heading, a product and a picture; seen as marks, undone, kept and in the shop", async () => {
  const slug = "beste-tijd-om-een-haag-te-planten";
  const page = await enter(`artikel/${slug}`);
  const editor = editorOf(page);
  await editor.waitFor();
  const was = await sent(page);
  await tool(page, "Bewaar concept").click();
  await page.getByText("Het concept is bewaard.").waitFor();
  expect(await draftOf(slug)).toBe(was);
  await page.getByText("Niets anders").first().waitFor();

  await editor
    .locator("p")
    .first()
    .click({ position: { x: 3, y: 8 } });
  await go(page, "Home");
  await go(page, "Shift+ArrowRight", 5);
  await tool(page, "Vet").click();
  expect(await tool(page, "Vet").getAttribute("aria-pressed")).toBe("true");
  const bold = was.replace("Onder de grond", "**Onder** de grond");
  expect(await sent(page)).toBe(bold);
  await page.keyboard.press("Control+z");
  expect(await sent(page)).toBe(was);
  await page.keyboard.press("Control+y");
  await go(page, "Control+End");
  await page.keyboard.press("Enter");
  await tool(page, "Tussenkop").click();
  await page.keyboard.type("Een editorproef");
  await page.keyboard.press("Enter");
  const here = await editor.locator(".kaartje").count();
  const added = (at: number) => editor.locator(".kaartje").nth(here + at);
  expect(await isClear(tool(page, "Product")), "below what came of the last save").toBe(true);
  await tool(page, "Product").click();
  await page.getByLabel("Zoek een product op naam").fill("taxus");
  await page.getByRole("list", { name: "Gevonden" }).getByRole("button").first().click();
  await added(0).locator("img").waitFor();
  await tool(page, "Foto").click();
  await page.getByLabel("Plank").selectOption("Impressies");
  await page.getByLabel("Zoek op naam", { exact: true }).fill("taxus");
  await page.getByRole("dialog").locator(".plank-kies button").first().click();
  await added(1).getByLabel("Onderschrift").fill("De haag in mei");
  await added(1).locator("img").waitFor();
  expect(await axe(page)).toEqual([]);
  await tool(page, "Markdown").click();
  const typed = await sent(page);
  const [, product, photo] =
    /\[\[producten: ([\w-]+)\]\]\n\n\[\[foto: ([\w-]+) \| De haag in mei\]\]$/.exec(typed) ?? [];
  expect(typed).toBe(
    `${bold}\n\n## Een editorproef\n\n[[producten: ${product}]]\n\n[[foto: ${photo} | De haag in mei]]`,
  );
  await page.getByRole("textbox", { name: "Tekst", exact: true }).fill(`${typed}\n\nEn *los* getypt.`);
  await page.getByRole("group", { name: "Zo schrijf je" }).getByRole("button", { name: "Tekst" }).click();
  await editor.locator("em", { hasText: "los" }).waitFor();
  await page.getByRole("group", { name: "Voorbeeld" }).getByText("Een editorproef").waitFor();
  await tool(page, "Zet in de winkel").click();
  await page.getByText("De tekst staat in de winkel.").waitFor();
  await expect.poll(() => read(`/groenhulp/${slug}`), { timeout: 10_000 }).toContain("Een editorproef");
  expect(await read(`/groenhulp/${slug}`)).toContain("De haag in mei");
  expect(page.complaints).toEqual([]);
});

test("a field that gets the cursor is never under the bars, at a desk or on a phone", async () => {
  for (const screen of [DESK, PHONE]) {
    const page = await enter("artikel/taxus-verzorgen", screen);
    await editorOf(page).waitFor();
    await tool(page, "Markdown").click();
    const area = page.getByRole("textbox", { name: "Tekst", exact: true });
    await area.fill(`${"Een regel.\n\n".repeat(30)}[[foto: taxus | Haag]]\n\n${"Een regel.\n\n".repeat(30)}`);
    await page.getByRole("group", { name: "Zo schrijf je" }).getByRole("button", { name: "Tekst" }).click();
    const caption = editorOf(page).getByLabel("Onderschrift");
    for (const block of ["start", "end"] as const) {
      await caption.evaluate((field, at) => {
        field.blur();
        field.scrollIntoView({ block: at, behavior: "instant" });
        field.focus();
      }, block);
      const isSeen = () =>
        caption.evaluate((field) => {
          const { left, top, bottom } = field.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 9, y) === field);
        });
      await expect.poll(isSeen, { message: `${screen.viewport.width} ${block}` }).toBe(true);
    }
  }
});

test("what is typed and not saved survives another page, a reload and a line that fails, until it is saved or thrown away", async () => {
  const slug = "klimop-verzorgen";
  const page = await enter(`artikel/${slug}`);
  const editor = editorOf(page);
  await editor.waitFor();
  const type = async (text: string) => {
    await editor.click();
    await go(page, "Control+Home");
    await page.keyboard.type(text);
  };
  const kept = page.getByText("Wat je eerder typte en niet bewaarde staat er weer.");
  await type("Eerst. ");
  const typed = await sent(page);
  await page.locator("a.terug").click();
  await page.waitForURL(/soort=/);
  await page.goBack();
  await kept.waitFor();
  await expect.poll(() => sent(page)).toBe(typed);
  await page.reload();
  await kept.waitFor();
  expect(await sent(page)).toBe(typed);
  await page.context().setOffline(true);
  await tool(page, "Bewaar concept").click();
  await page.getByText("Je bent nu niet verbonden").first().waitFor();
  await page.context().setOffline(false);
  await page.goto(shopUrl(`/kantoor/teksten/artikel/${slug}`));
  await kept.waitFor();
  await expect.poll(() => sent(page)).toBe(typed);
  await editor.waitFor();
  await tool(page, "Bewaar concept").click();
  await page.getByText("Het concept is bewaard.").waitFor();
  expect(await draftOf(slug)).toBe(typed);
  await page.reload();
  await hydrated(page);
  await editor.waitFor();
  expect(await kept.count()).toBe(0);
  await type("Nog iets. ");
  await page.reload();
  await page.getByRole("button", { name: "Gooi het weg" }).click();
  await expect.poll(() => sent(page)).toBe(typed);
});

test("by keyboard alone: the tools are one stop, a card is moved and taken out, and a link is put on words", async () => {
  const page = await enter("artikel/taxus-verzorgen");
  const editor = editorOf(page);
  await editor.waitFor();
  const was = await sent(page);
  await tool(page, "Tussenkop").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Opnieuw");
  await page.keyboard.press("Tab");
  expect(await editor.evaluate((node) => node === document.activeElement)).toBe(true);
  await go(page, "Control+End");
  await page.keyboard.type("Zie taxus");
  await go(page, "Shift+ArrowLeft", 5);
  await page.keyboard.press("Control+k");
  await page.getByLabel("Adres").waitFor();
  await page.keyboard.type("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await page.getByText("Dit adres kan niet.").waitFor();
  await page.getByLabel("Adres").fill("/taxushaag");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => sent(page)).toContain("Zie [taxus](/taxushaag)");
  await go(page, "Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("[[producten: taxus]]");
  await editor.locator(".kaartje").last().getByRole("button", { name: "Product naar boven" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => sent(page)).toMatch(/\[\[producten: taxus\]\]\n\n.*Zie \[taxus\]\(\/taxushaag\)$/);
  await page.keyboard.press("Delete");
  for (let step = 0; step < 40 && (await sent(page)) !== was; step++) await page.keyboard.press("Control+z");
  expect(await sent(page)).toBe(was);
  expect(page.complaints).toEqual([]);
});

test("what is pasted from a text processor or a page keeps only what a text can hold", async () => {
  const page = await enter("rubriek/beukenhaag");
  const editor = editorOf(page);
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await editor.evaluate((node) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Word"><style>p{color:red}</style></head><body>
       <h1 style="font-family:Calibri">Kop</h1><p class=MsoNormal style="margin:0cm;color:#f00"><span style="font-weight:bold">Vet</span> en <i>schuin</i><o:p></o:p>,
       <a href="javascript:alert(1)">fout</a> en <a href="https://voorbeeld.nl/">goed</a></p><ul><li>een<li>twee</ul><script>alert(1)</script><table><tr><td>cel</table><img src=x onerror="alert(1)"></body></html>`,
    );
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(() => sent(page))
    .toBe("## Kop\n\n**Vet** en *schuin*, fout en [goed](https://voorbeeld.nl/)\n\n- een\n- twee\n\ncel");
  await editor.evaluate((node) => {
    const data = new DataTransfer();
    data.setData("text/html", "<b onclick='alert(1)'>Gesleept</b>");
    const { left, bottom } = node.lastElementChild?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    const at = { clientX: left + 1, clientY: bottom - 8, bubbles: true, cancelable: true };
    node.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...at }));
  });
  await expect.poll(() => sent(page)).toMatch(/\n\n\*\*Gesleept\*\*cel$/);
  expect(await page.getByRole("button", { name: "Product", exact: true }).count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test("on a phone everything can be reached; without scripts, or when the editor does not come, there is the field", async () => {
  const phone = await enter("artikel/beste-tijd-om-een-haag-te-planten", PHONE);
  await editorOf(phone).waitFor();
  await editorOf(phone).scrollIntoViewIfNeeded();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axe(phone)).toEqual([]);
  expect(phone.complaints).toEqual([]);

  const plain = await enter("pagina/bezorging", WITHOUT_SCRIPTS);
  expect(await plain.getByRole("textbox", { name: "Tekst", exact: true }).inputValue()).toContain("{{");
  expect(await editorOf(plain).count()).toBe(0);

  const page = await aVisitor();
  await page.route(/visual-editor[^/]*\.js/, (route) => route.abort());
  await enterAs(page.context(), `schrijver${++staff}@voorbeeld.nl`, ["teksten"]);
  await page.goto(shopUrl("/kantoor/teksten/pagina/bezorging"));
  await hydrated(page);
  await page.getByRole("toolbar", { name: "Opmaak" }).waitFor();
  await expect.poll(() => page.complaints.length).toBeGreaterThan(1);
  expect(await page.getByRole("textbox", { name: "Tekst", exact: true }).inputValue()).toContain("{{");
});
