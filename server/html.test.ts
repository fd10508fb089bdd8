import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishHtml as finish } from "./html.ts";

const finishHtml = (text: string, dev: boolean) => {
  const { page, headers } = finish({ text, stills: new Map() }, dev);
  return { html: page.text, headers };
};

const hash = (text: string) => createHash("sha256").update(text).digest("base64");
const page = (boot: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><style>a{}</style></head><body style="color:red"><script>one()</script><script type="module" async="">${boot}</script></body></html>`;
const boot =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\nwindow.__reactRouterRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");';

test("scripts wait for the page in its head, and are then asked for together", () => {
  const { html } = finishHtml(page(boot), false);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html.indexOf("function wakeUp")).toBeLessThan(html.indexOf("</head>"));
  expect(html).toContain(',["/assets/a.js"],');
  expect(html).not.toMatch(/^import \*/m);
  expect(html).toContain('Promise.all([import("/assets/root.js"),import("/assets/home.js")])');
  expect(html.indexOf("__reactRouterRouteModules")).toBeLessThan(html.indexOf('import("/assets/entry.js")'));
});

test("every inline script, style and style attribute is allowed by its hash and nothing else is", () => {
  const { html, headers } = finishHtml(page(boot), false);
  const csp = headers["content-security-policy"] ?? "";
  const module = /<script>(\(function wakeUp[\s\S]*?)<\/script>/.exec(html)?.[1] ?? "nothing";
  for (const text of ["one()", module, "a{}", "color:red"]) expect(csp).toContain(`'sha256-${hash(text)}'`);
  expect(csp).not.toContain("unsafe-inline");
  expect(csp).not.toContain("unsafe-eval");
});

test("data for machines inside the page is no script", () => {
  const { headers } = finishHtml('<script type="application/ld+json">{"a":1}</script>', false);
  expect(headers["content-security-policy"]).not.toContain(hash('{"a":1}'));
});

test("the one large picture of a page is asked for with the page itself; small ones are not", () => {
  const picture = (candidates: string) => `<picture><source type="image/avif" srcSet="${candidates}"/></picture>`;
  const small = picture("/plaat/a-240.avif 240w, /plaat/a-480.avif 480w");
  expect(finishHtml(small, false).headers.link).toBeUndefined();
  expect(finishHtml(small + picture("/plaat/b-800.avif 800w"), false).headers.link).toBe(
    '</plaat/b-800.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high',
  );
});
