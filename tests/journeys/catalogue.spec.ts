import { expect, test, vi } from "vitest";
import { axe, PHONE, shopUrl, visit, WITHOUT_SCRIPTS } from "./browser.ts";

vi.setConfig({ testTimeout: 240_000 });
const within = { timeout: 20_000 };

test("somebody finds a laurel hedge, reads its facts and sees what forty of 100–125 cm with root ball cost", async () => {
  const page = await visit("/haagplanten");
  await page
    .locator("#filters")
    .getByRole("link", { name: /Laurier/ })
    .first()
    .click();
  await page.waitForURL(/soort=Laurier/);
  await page.getByRole("link", { name: "Laurierkers ‘Novita’" }).click();
  await page.waitForURL(/\/p\/laurier-novita/);
  await expect.poll(() => page.locator(".feit").count(), within).toBeGreaterThan(8);
  expect(await page.locator(".feiten").textContent()).toContain("50 cm per jaar");
  await page.locator(".courant .rij", { hasText: "100–125 cm" }).filter({ hasText: /kluit/i }).click();
  await page.getByRole("textbox", { name: "Aantal", exact: true }).fill("40");
  await expect.poll(async () => page.locator(".totaal").textContent(), within).toContain("€\u00a0644,00");
  expect(await page.locator(".staffel [aria-pressed=true]").textContent()).toContain("€\u00a016,10");
  expect(await page.locator(".belofte").textContent()).toContain("Bezorgkosten €\u00a049,95");
  await page.getByRole("textbox", { name: "Aantal", exact: true }).fill("19");
  await expect.poll(async () => page.locator(".belofte").textContent(), within).toContain("Bezorging is gratis.");
  expect(page.complaints).toEqual([]);
});

test("the delivery cost on the page is the one in the cart, by size and number", async () => {
  const page = await visit("/p/laurier-novita?sku=HG05-K100&quantity=20");
  for (const [sku, slug, quantity, cents] of [
    ["HG05-K100", "laurier-novita", 4, 695],
    ["HG05-K100", "laurier-novita", 19, 0],
    ["HG05-K100", "laurier-novita", 20, 4995],
    ["GR03-20L", "potgrond-universeel-40-l", 15, 3475],
  ] as const) {
    const said = await (await fetch(shopUrl(`/p/${slug}?sku=${sku}&quantity=${quantity}`))).text();
    const price = cents ? `Bezorgkosten €\u00a0${(cents / 100).toFixed(2).replace(".", ",")}` : "Bezorging is gratis.";
    expect([sku, quantity, said.includes(price)]).toEqual([sku, quantity, true]);
    await page.context().clearCookies();
    const cart = await page.evaluate(
      async (line) => {
        const response = await fetch("/cart", { method: "POST", body: new URLSearchParams(line) });
        return response.text();
      },
      { deed: "cart.add", sku, quantity: String(quantity) },
    );
    const shown = /Bezorging[^<]*<\/dt><dd>([^<]*)/.exec(cart)?.[1];
    expect([sku, quantity, shown]).toEqual([
      sku,
      quantity,
      cents ? `€\u00a0${(cents / 100).toFixed(2).replace(".", ",")}` : "Gratis",
    ]);
  }
});

test("the same without scripts", async () => {
  const page = await visit("/haagplanten", WITHOUT_SCRIPTS);
  await page
    .locator("#filters")
    .getByRole("link", { name: /Laurier/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Laurierkers ‘Novita’" }).click();
  await page.waitForURL("**/p/laurier-novita*");
  expect(await page.locator(".feiten").textContent()).toContain("50 cm per jaar");
  await page.locator(".courant .rij", { hasText: "100–125 cm" }).filter({ hasText: /kluit/i }).click();
  await page.getByRole("textbox", { name: "Aantal", exact: true }).fill("40");
  await page.getByRole("button", { name: "Bereken de prijs" }).click();
  await page.waitForURL(/sku=HG05-K100/);
  expect(await page.locator(".totaal").textContent()).toContain("€\u00a0644,00");
  expect(await page.locator(".belofte").textContent()).toContain("Komt op een pallet tot aan de stoeprand");
  expect(await page.locator(".erbij").textContent()).toContain("Berekend voor 40 planten");
  expect(await page.locator(".staffel [aria-pressed=true]").textContent()).toContain("€\u00a016,10");
  expect(await page.locator(".rij:has(:checked)").textContent()).toMatch(/100–125 cm.*kluit/is);
});

test("metres become plants and the price follows the size", async () => {
  const page = await visit("/p/laurier-novita");
  await page.mouse.move(10, 10);
  await page.mouse.move(300, 300);
  await page.getByLabel("Haag van").fill("12");
  await expect.poll(() => page.getByRole("textbox", { name: "Aantal", exact: true }).inputValue(), within).toBe("36");
  await page.locator(".courant .rij", { hasText: "80–100 cm" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Aantal", exact: true }).inputValue(), within).toBe("30");
  await expect.poll(async () => page.locator(".prijs-kop").textContent(), within).toContain("€\u00a010,95");
  await expect.poll(async () => page.locator(".erbij").textContent(), within).toContain("Berekend voor 30 planten");
  expect(await page.locator(".erbij .kaart", { hasText: "Bodemverbeteraar" }).textContent()).toContain(
    "Je hebt er 6 nodig",
  );
  await page.locator(".groei").scrollIntoViewIfNeeded();
  await page.getByRole("slider", { name: "Aantal jaren na het planten" }).fill("3");
  await expect
    .poll(async () => page.locator(".groei-beeld").getAttribute("aria-label"), within)
    .toContain("5 jaar na het planten");
});

test("a price that never moved draws no line", async () => {
  // Nobody of the office touches the prices of this one.
  const page = await visit("/p/veldesdoorn");
  await page.locator(".prijs-kop").waitFor();
  expect(await page.locator(".prijslijn").count()).toBe(0);
});

test("a length that is none and a hedge of a hundred kilometres order nothing", async () => {
  const page = await visit("/p/laurier-novita");
  const count = page.getByRole("textbox", { name: "Aantal", exact: true });
  const length = page.getByLabel("Haag van");
  await length.fill("4");
  await expect.poll(() => count.inputValue(), within).toBe("12");
  await length.fill("-4");
  await expect.poll(async () => page.locator(".per-meter").textContent(), within).toContain("meer dan 0");
  expect([await count.inputValue(), await length.getAttribute("aria-invalid")]).toEqual(["12", "true"]);
  await length.fill("99999");
  await expect.poll(async () => page.locator(".per-meter").textContent(), within).toContain("tot 500 meter");
  expect(await count.inputValue()).toBe("12");
  expect(await page.getByRole("link", { name: "Vraag een offerte voor meer" }).getAttribute("href")).toMatch(
    /^\/contact/,
  );
  // What is half under the header, as far as the field was scrolled up, is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axe(page)).toEqual([]);
});

test("more than there is gets no price and no day for what is not there", async () => {
  const page = await visit("/p/laurier-novita");
  await page.getByLabel("Haag van").fill("500");
  await expect.poll(async () => page.locator(".totaal").textContent(), within).toContain("We hebben er nu");
  const total = (await page.locator(".totaal").textContent()) ?? "";
  const [, stock = ""] = /We hebben er nu ([\d.]+)\./.exec(total) ?? [];
  expect(total).toContain(`Samen voor ${stock}`);
  expect(await page.locator(".belofte").textContent()).toContain(`${stock} stuks: `);
  expect(await page.locator(".belofte").textContent()).toContain("Meer kun je er nu niet bestellen.");
  await page.locator(".bestel button[type=submit]").click();
  await expect.poll(async () => page.locator("body").textContent(), within).toContain(`${stock} × Laurierkers`);
});

test("the switch for pets marks toxic plants in every list, and stays on", async () => {
  const page = await visit("/haagplanten");
  await page.getByRole("button", { name: "Waarschuw voor giftige planten" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-dier"), within).toBe("aan");
  await page.goto(shopUrl("/laurierhaag"));
  await expect.poll(() => page.locator("html").getAttribute("data-dier"), within).toBe("aan");
  await page.setViewportSize(PHONE.viewport);
  await page.goto(shopUrl("/p/laurier-novita"), { waitUntil: "load" });
  const warning = page.locator(".dier-let");
  expect(await warning.isVisible()).toBe(true);
  expect(await warning.textContent()).toContain("Zeer giftig voor katten, honden, konijnen en paarden.");
  // A press in the blink in which scripts take over is pressed again.
  await expect
    .poll(async () => {
      await warning.getByRole("link").click();
      const near = () => (document.querySelector("#waarschuwing")?.getBoundingClientRect().top ?? 999) < 500;
      return page.waitForFunction(near, undefined, { timeout: 1_000 }).then(
        () => true,
        () => false,
      );
    }, within)
    .toBe(true);
  expect(await axe(page)).toEqual([]);
});

test("without scripts the switch marks the same list, on every page, until it is turned off", async () => {
  const page = await visit("/haagplanten?sorteer=prijs_op", WITHOUT_SCRIPTS);
  const toxic = page.locator(".kaart[data-toxic] .beeld").first();
  const mark = () => toxic.evaluate((card) => getComputedStyle(card, "::after").content);
  expect(await mark()).toBe("none");
  await page.getByRole("button", { name: "Waarschuw voor giftige planten" }).click();
  await page.waitForURL(/haagplanten\?sorteer=prijs_op$/);
  expect(await mark()).toContain("Giftig voor huisdieren");
  expect(await page.getByRole("button", { name: "Waarschuw voor giftige planten" }).count()).toBe(0);

  await page.goto(shopUrl("/laurierhaag"));
  expect(await mark()).toContain("Giftig voor huisdieren");
  await page.goto(shopUrl("/p/laurier-novita"));
  expect(await page.locator(".dier-let").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Giftige planten gemarkeerd" }).click();
  await page.waitForURL(/p\/laurier-novita$/);
  expect(await page.locator(".dier-let").isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Waarschuw voor giftige planten" }).count()).toBe(1);
  await page.goto(shopUrl("/laurierhaag"));
  expect(await mark()).toBe("none");
});

test("who cannot buy a size now leaves an address, and a wrong one is told", async () => {
  const ask = (email: string) =>
    fetch(shopUrl("/p/laurier-novita"), {
      method: "POST",
      body: new URLSearchParams({ sku: "HG05-P60", email }),
      headers: { origin: shopUrl() },
    });
  expect((await ask("kees@voorbeeld.nl")).status).toBe(200);
  expect((await ask("kees")).status).toBe(422);
});
