import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { quickFolder } from "../../quick-folder.ts";
import { sweepAfter } from "../../sweep.ts";
import { hydrated, shopUrl, visit } from "../browser.ts";
import { addressOf, filledShop } from "../running/own-process.ts";

const LITERAL = {
  heading: "An error occurred while showing the error page",
  text: "Unfortunately an error occurred and while showing the error page another error occurred",
};

/** The built shop with a fault in it: the script that opens it. */
function brokenShop(faults: [was: string, becomes: string][]): string {
  const root = quickFolder("stuk");
  const swept = sweepAfter(root);
  onTestFinished(() => {
    fs.rmSync(root, { recursive: true, force: true });
    swept();
  });
  for (const name of fs.readdirSync("."))
    if (name !== "build" && name !== "scripts") fs.symlinkSync(path.resolve(name), path.join(root, name));
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  fs.cpSync("build/server", path.join(root, "build/server"), { recursive: true });
  fs.symlinkSync(path.resolve("build/client"), path.join(root, "build/client"));
  const parts = fs.globSync("build/server/**/*.js", { cwd: root }).map((name) => path.join(root, name));
  for (const [was, becomes] of faults) {
    const there = parts.filter((name) => fs.readFileSync(name, "utf8").includes(was));
    expect(there, was).toHaveLength(1);
    const [file = ""] = there;
    fs.writeFileSync(
      file,
      fs.readFileSync(file, "utf8").replace(was, () => becomes),
    );
  }
  return path.join(root, "scripts/serve.mjs");
}

test("R42 R91 R96 on the server: a guard that does not exist is told, and so is an error page that fails itself", async () => {
  const script = brokenShop([
    ['guarded("nonEmptyCart", "addressIsFilled")', 'guarded("toverstaf")'],
    [
      "function ErrorPage() {",
      'function ErrorPage() {\n\tif (useRouteError()?.status === 404) throw new Error("boem");',
    ],
  ]);
  const own = filledShop({ LOG_LEVEL: "error" }, script);
  const address = await addressOf(own);
  const read = async (at: string) => {
    const response = await fetch(address + at, { redirect: "manual" });
    return { status: response.status, html: await response.text() };
  };
  const guarded = await read("/checkout/payment");
  expect(guarded.status).toBe(500);
  expect(guarded.html).toMatch(/<p[^>]* lang="en"[^>]*>Unknown middleware<\/p>/);
  expect(guarded.html, "the name is for the log").not.toContain("toverstaf");
  await expect.poll(own.said).toContain("toverstaf");

  const failed = await read("/bestaat-niet");
  expect(failed.status).toBe(500);
  expect(failed.html).toContain('<html lang="nl-NL">');
  for (const words of Object.values(LITERAL)) expect(failed.html).toContain(words);
  expect(failed.html).toContain("Error details:");
  expect(failed.html).toContain('<a href="/">Go back to home</a>');
  expect(failed.html).toContain('<a class="btn" href="/">Terug naar de voorpagina</a>');
  expect((await read("/")).status).toBe(200);
});

test("R41 R97 a page that fails, or is gone, when it is opened by a link has its error page, and the shop around it", async () => {
  for (const [status, body, says] of [
    [500, "", "Hier is iets misgegaan"],
    [404, "", "Deze pagina is uitgebloeid"],
    [502, "<html>Bad gateway</html>", "Hier is iets misgegaan"],
  ] as const) {
    const page = await visit("/bezorging");
    await page.route("**/betalen.data*", (route) => route.fulfill({ status, body }));
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Betalen" });
    await link.evaluate((one: HTMLElement) => one.click());
    await page.getByRole("heading", { level: 1, name: says }).waitFor();
    await page.getByRole("link", { name: "Naar de voorpagina", exact: true }).click();
    await page.waitForURL(shopUrl("/"));
    await page.getByRole("banner").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Betalen" }).waitFor();
    expect(page.complaints.filter((one) => !one.startsWith("Failed to load resource"))).toEqual([]);
  }
});

test("R42 R96 in the browser: when the error page cannot be had, its last words and a link home", async () => {
  const page = await visit("/bezorging");
  await page.route("**/assets/error-page-*.js", (route) => route.abort());
  await page.route("**/betalen.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Betalen" })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { name: LITERAL.heading }).waitFor();
  await page.getByText(LITERAL.text, { exact: true }).waitFor();
  await page.getByText(/^Error details: \w/).waitFor();
  await page.getByRole("link", { name: "Go back to home" }).click();
  await page.waitForURL(shopUrl("/"));
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("R68 a rule whose sentence is missing says the generic one, with the name of the field", async () => {
  const page = await visit("/bezorging");
  const sentence = "Dit lijkt geen e-mailadres. Een voorbeeld: naam@voorbeeld.nl.";
  let taken = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    taken += text.split(sentence).length - 1;
    await route.fulfill({ contentType: "text/javascript", body: text.replace(`\`${sentence}\``, "void 0") });
  });
  await page.goto(shopUrl("/login"));
  await hydrated(page);
  const email = page.locator("section", { hasText: "Inloggen" }).getByLabel("E-mailadres").first();
  await email.fill("geen adres");
  await email.blur();
  await page.getByText("E-mailadres is not valid.", { exact: true }).first().waitFor();
  expect(taken).toBe(1);
});
