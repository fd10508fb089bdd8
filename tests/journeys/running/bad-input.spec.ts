import { expect, test } from "vitest";
import { shopUrl, visit } from "../browser.ts";
import { bySocket } from "./own-process.ts";
import { aSession } from "../people.ts";

const STACK = /\n\s+at |node_modules|&lt;anonymous/;

/** Sent as written: a browser or fetch would tidy it first. */
async function raw(first: string, headers = ""): Promise<{ status: number; text: string }> {
  const line = await bySocket(shopUrl());
  line.say(`${first} HTTP/1.1\r\nhost: ${new URL(shopUrl()).host}\r\nconnection: close\r\n${headers}\r\n`);
  const text = await line.heard;
  return { status: Number(text.split(" ", 2)[1]), text };
}

test("malformed addresses are refused in words, never with a stack trace or a hang", async () => {
  const addresses = [
    "/%E0%A4%A",
    "/p/%E0%A4%A",
    "/groenhulp/%ff",
    "/%00",
    "/beukenhaag-reserveren?reservering=%00",
    "/zakelijk-kerstbomen-bestellen.data?aanvraag=%00",
    "/nieuwsbrief/afmelden?k=a%00b",
    "/haagplanten%",
    "/search?q=%E0%A4%A",
    "//",
    "/\\",
    "/..%2f..%2fetc/passwd",
  ];
  for (const address of [...addresses, "/assets/..%2f..%2fpackage.json", "/plaat/%", "http://[", "*"]) {
    const { status, text } = await raw(`GET ${address}`);
    expect([address, status < 500 && status >= 200]).toEqual([address, true]);
    expect(text).not.toMatch(STACK);
    expect(text).not.toMatch(/root:|"dependencies"/);
  }
  expect((await raw("GET /%E0%A4%A")).text).toContain("Dit adres klopt niet");
});

test("an endless address or header, and a method nobody knows, are refused", async () => {
  expect((await raw(`GET /${"a".repeat(100_000)}`)).status).toBe(431);
  expect((await raw("GET /", `cookie: ${"a=b; ".repeat(20_000)}\r\n`)).status).toBe(431);
  for (const method of ["TRACE", "PROPFIND", "BREW"]) {
    const { status, text } = await raw(`${method} /bezorging`);
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
    expect(text).not.toMatch(STACK);
  }
});

test("a body of 10 MB is refused in words, also when it does not say its length", async () => {
  const piece = "x".repeat(100_000);
  const endless = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < 100; sent++) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const body of [piece.repeat(100), endless]) {
    const options: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
    const response = await fetch(shopUrl("/contact"), options).catch(() => undefined);
    // The line may close before all of it was sent; a response that came is a refusal.
    if (response) expect([response.status, (await response.text()).includes("Dit is te groot")]).toEqual([413, true]);
  }
  expect((await fetch(shopUrl("/healthz"))).status).toBe(200);
});

const BROKEN =
  "mand=%E0%A4%A; sessie=%; auth.redirect=%E0%A4%A; bewaard=%; wagen=x.y; XSRF-TOKEN=%E0; ;=; zonder; toestemming=%7B; auth._token.session=%";

test("broken cookies are no cookies", async () => {
  for (const path of [
    "/",
    "/cart",
    "/login",
    "/bewaard",
    "/search?q=beuk",
    "/api/cart",
    "/checkout/delivery",
    "/account",
  ]) {
    const { status, headers } = await fetch(shopUrl(path), { headers: { cookie: BROKEN }, redirect: "manual" });
    expect([path, status < 400]).toEqual([path, true]);
    expect(headers.get("location") ?? "").not.toContain("%E0");
  }
  expect((await fetch(shopUrl("/api/user"), { headers: { cookie: BROKEN } })).status).toBe(401);
});

test("a browser with broken cookies still shops", async () => {
  const page = await visit("/bezorging");
  await page.evaluate(() => {
    // The cookie store refuses what older pages could write
    for (const name of ["bewaard", "wagen", "XSRF-TOKEN", "toestemming", "auth.redirect", "auth._token.session"])
      document.cookie = `${name}=%E0%A4%A; path=/`;
  });
  await page.goto(shopUrl("/haagplanten"));
  await page.waitForFunction(() => "dataLayer" in window);
  await page.locator(".bewaar").first().click();
  await page
    .locator(".toast")
    .getByText(/bewaard/i)
    .waitFor();
  expect(page.complaints.filter((words) => !/40[139]|419/.test(words))).toEqual([]);
});

const INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "__defineGetter__", "nope", ""];
const FORMS =
  "/account/gegevens /account/addresses /account/tuin /account/nieuwsbrief /account/bestellingen /account /bewaard /cart";
const SECRETS = /SHOP_SECRET|STAFF_|MOLLIE_|SMTP_|DATABASE_URL|postgres(ql)?:\/\/|databaseUrl|connectionString/;

async function aCookie(): Promise<string> {
  const { cookies } = await aSession(`${crypto.randomUUID()}@voorbeeld.nl`);
  return `sessie=${cookies.sessie}`;
}

test("a word that every object knows is no deed, and tells a customer nothing of the shop", async () => {
  const cookie = await aCookie();
  expect(cookie).toContain("sessie=");
  for (const path of FORMS.split(" "))
    for (const address of [path, `${path}.data`])
      for (const intent of INHERITED) {
        const body = new URLSearchParams({ intent, deed: intent, name: "x", id: "1" });
        const response = await fetch(shopUrl(address), {
          method: "POST",
          body,
          headers: { cookie },
          redirect: "manual",
        });
        const text = await response.text();
        expect([address, intent, response.status, SECRETS.exec(text)?.[0]]).toEqual([
          address,
          intent,
          expect.toSatisfy((status: number) => status < 500 && (status >= 400 || path !== "/account/gegevens")),
          undefined,
        ]);
      }
});

test("a word that every object knows chooses nothing in an address either", async () => {
  const asked =
    "/kunstgras?grond= /haag-berekenen?dicht= /search?q=roos&sorteer= /rozen?sorteer= /search?q= /groenhulp?q= /groenhulp?onderwerp= /plantdokter?stap= /cart?niet= /rozen?soort= /p/";
  for (const address of asked.split(" "))
    for (const word of ["constructor", "__proto__", "toString", "constructor cm", "valueOf snoeien"]) {
      const plain = await fetch(shopUrl(address + encodeURIComponent(word)));
      expect([address, word, plain.status < 500]).toEqual([address, word, true]);
      expect(await plain.text()).not.toMatch(/native code|\[object /);
    }
});
