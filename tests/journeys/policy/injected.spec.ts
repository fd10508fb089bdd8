import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { finisher } from "../../../server/html/html.ts";
import { aVisitor } from "../browser.ts";

// A page as our renderer could have written it, had something slipped in; finished as every page is.
const BOOT = '<script type="application/json">{"manifest":"/m.js","entry":"/e.js","ahead":[],"routes":{}}</script>';
const SLIPPED_IN = [
  "<script>window.kwaad = 'script'</script>",
  "<script type=\"module\">window.kwaad = 'module'</script>",
  '<img src="/x.png" onerror="window.kwaad = \'handler\'">',
  "<style>h1{color:red}</style>",
  '<h1 style="color:red">Kop</h1>',
  '<base href="https://elders.voorbeeld/">',
];
const HTML = `<!DOCTYPE html><html><head>${BOOT}</head><body>${SLIPPED_IN.join("")}</body></html>`;

async function serve(): Promise<{ url: string; reports: string[] }> {
  const { page, headers } = finisher()({ text: HTML, stills: new Map() });
  // The newer of the two ways to tell gathers reports for a minute.
  const policy = headers["content-security-policy"]?.replace(" report-to policy;", "") ?? "";
  const reports: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.method === "POST") {
      request.on("data", (chunk: Buffer) => reports.push(chunk.toString()));
      return void request.on("end", () => response.writeHead(204).end());
    }
    if (request.url === "/")
      response
        .writeHead(200, { ...headers, "content-security-policy": policy, "content-type": "text/html; charset=utf-8" })
        .end(page.text);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, reports };
}

test("what slipped into a page is not run and not drawn, our own script is, and the shop hears of it", async () => {
  const { url, reports } = await serve();
  const page = await aVisitor();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
  });
  await page.goto(url, { waitUntil: "load" });
  const seen = await page.evaluate(() => {
    const { kwaad, refused } = window as unknown as { kwaad?: string; refused: string[] };
    return { kwaad, refused, color: getComputedStyle(document.querySelector("h1") ?? document.body).color };
  });
  expect(seen.kwaad).toBeUndefined();
  expect(seen.color).toBe("rgb(0, 0, 0)");
  // Two scripts and a handler, a sheet and an attribute, an address to start from; the script of the head is not among them.
  const wanted = [
    "base-uri",
    "script-src-attr",
    "script-src-elem",
    "script-src-elem",
    "style-src-attr",
    "style-src-elem",
  ];
  expect(seen.refused.toSorted()).toEqual(wanted);
  await expect.poll(() => reports.join("\n")).toContain("script-src-elem");
});

test("HTML made of a text is refused, unless it is prose of ours", async () => {
  const { url } = await serve();
  const page = await aVisitor();
  await page.goto(url, { waitUntil: "load" });
  const said = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const made = document.createElement("div");
    return [
      attempt(() => (made.innerHTML = "<b>x</b>")),
      attempt(() => made.setAttribute("onclick", "x()")),
      attempt(() => Object.assign(document.createElement("script"), { src: "/x.js" })),
      attempt(() => (window as unknown as { trustedTypes: Window["trustedTypes"] }).trustedTypes.createPolicy("x", {})),
    ];
  });
  expect(said).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
});

declare global {
  interface Window {
    trustedTypes: { createPolicy(name: string, rules: object): unknown };
  }
}
