import { expect, test } from "vitest";
import { shopUrl, visit, WITHOUT_SCRIPTS } from "../browser.ts";

const get = (path: string) => fetch(shopUrl(path), { redirect: "manual" });

const SERVICE =
  "/cart /bestellen /betalen /contact /search /privacy /algemene-voorwaarden /bezorging /annuleren-retouren /garantie-klachten /meest-gestelde-vragen /ons-assortiment /onze-medewerkers /vacatures /groenhulp /advies /login /register /wachtwoord-vergeten /wachtwoord-resetten".split(
    " ",
  );

test("R25 R26 every service address resolves", async () => {
  for (const path of ["/", ...SERVICE]) expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test("R23 paths are strict, not case-sensitive, and the 404 says what was meant", async () => {
  expect((await get("/Bezorging")).status).toBe(200);
  const response = await get("/bezorging/");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/bezorging"');
});

test("R29 /klushulp leads home", async () => {
  const response = await get("/klushulp");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/");
});

test("R39 R40 an unknown address, product or article is the 404 with its literal message", async () => {
  for (const path of ["/bestaat/niet", "/p", "/p/bestaat-niet", "/groenhulp/bestaat-niet", "/bestaat-niet"]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain("This page could not be found");
  }
});

test("a file that is not there, or no longer, is told in Dutch, with a way home", async () => {
  for (const path of ["/account/kalender/x.ics", "/offerte/bestaat-niet/offerte.pdf"]) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain("Het adres klopt niet, of geldt niet meer.");
  }
});

test("R41 the error page leads home", async () => {
  const page = await visit("/bestaat/niet", WITHOUT_SCRIPTS);
  await page.getByRole("main").getByRole("link", { name: "Naar de voorpagina" }).click();
  await page.waitForURL(shopUrl("/"));
});

test("malformed addresses and cookies get a clear response", async () => {
  expect((await get("/%E0%A4%A")).status).toBe(400);
  expect((await fetch(shopUrl("/cart"), { headers: { cookie: "mand=%E0%A4%A; sessie=x; ;=;" } })).status).toBe(200);
});

test("a body of 10 MB is refused", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  // The server may close the line before all of it was sent; both are a refusal.
  const status = await fetch(shopUrl("/contact"), { method: "POST", body: "x".repeat(10_000_000), headers }).then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
});

test("a kept page is the same for everyone, with hashes instead of unsafe-inline", async () => {
  const response = await get("/bezorging");
  expect(response.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  expect(response.headers.get("set-cookie")).toBeNull();
  const again = await fetch(shopUrl("/bezorging"), {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("asking only for the head of a page does not keep an empty page for the next who comes", async () => {
  const path = "/groenhulp/lavendel-snoeien";
  const head = await fetch(shopUrl(path), { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(await (await get(path)).text()).toContain("</html>");
});

test("a trial has a style guide and a mailbox", async () => {
  for (const path of ["/stijlgids", "/postvak"]) expect([path, (await get(path)).status]).toEqual([path, 200]);
});
