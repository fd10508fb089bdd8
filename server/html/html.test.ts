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

test("data for programs inside the page is no script", () => {
  const { headers } = finishHtml('<script type="application/ld+json">{"a":1}</script>', false);
  expect(headers["content-security-policy"]).not.toContain(hash('{"a":1}'));
});

test("the picture a page is opened for is asked for with the page itself; others are not", () => {
  const small =
    '<picture><source type="image/avif" srcSet="/plaat/a-240.avif 240w, /plaat/a-480.avif 480w"/></picture>';
  const first = (source: string) =>
    finishHtml(`${small}<picture id="begin"><source ${source}/></picture>`, false).headers;
  expect(finishHtml(small, false).headers.link).toBeUndefined();
  expect(finishHtml('<h1 id="begin">Hagen</h1>', false).headers.link).toBeUndefined();
  const how = 'rel=preload; as=image; type="image/avif"; fetchpriority=high';
  expect(first('type="image/avif" srcSet="/plaat/b-800.avif 800w"').link).toBe(`</plaat/b-800.avif>; ${how}`);
  expect(first('media="(max-width: 62rem)" srcSet="/plaat/home-860.avif"').link).toBeUndefined();
});

test("a list is painted when it has come to its heading; a page that is opened for a picture at once", () => {
  const named = page(boot).replace("<script>one", '<h1 id="begin">Hagen</h1><script>one');
  expect(finishHtml(named, false).html).toContain('<link rel="expect" href="#begin" blocking="render"/>');
  expect(finishHtml(page(boot), false).html).not.toContain("expect");
  expect(finishHtml(named.replaceAll("h1", "picture"), false).html).not.toContain("expect");
});
