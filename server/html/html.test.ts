import { expect, test } from "vitest";
import { finisher } from "./html.ts";

const finishHtml = (text: string) => {
  const { page, headers } = finisher()({ text, stills: new Map() });
  return { html: page.text, headers };
};

const page = (begin = "") =>
  `<html><head><script type="application/json">{}</script></head><body>${begin}</body></html>`;

test("the script that brings the others stands in the head, after the addresses it reads", () => {
  const { html } = finishHtml(page());
  expect(html).toMatch(/<script type="application\/json">\{\}<\/script><script>\{let boot=/);
  expect(html.indexOf("function wakeUp")).toBeLessThan(html.indexOf("</head>"));
});

test("the picture a page is opened for is asked for with the page itself; others are not", () => {
  const small =
    '<picture><source type="image/avif" srcSet="/plaat/a-240.avif 240w, /plaat/a-480.avif 480w"/></picture>';
  const first = (source: string) => finishHtml(`${small}<picture id="begin"><source ${source}/></picture>`).headers;
  expect(finishHtml(small).headers.link).toBeUndefined();
  expect(finishHtml('<h1 id="begin">Hagen</h1>').headers.link).toBeUndefined();
  const how = 'rel=preload; as=image; type="image/avif"; fetchpriority=high';
  expect(first('type="image/avif" srcSet="/plaat/b-800.avif 800w"').link).toBe(`</plaat/b-800.avif>; ${how}`);
  const two = first(
    'media="(max-width: 43.75rem)" srcSet="/plaat/b-480.avif"/><source srcSet="/plaat/b-800.avif 800w"',
  );
  expect(two.link).toBe(
    `</plaat/b-480.avif>; ${how}; media="(max-width: 43.75rem)", </plaat/b-800.avif>; ${how}; media="(min-width: 43.76rem)"`,
  );
});

test("the first card of a list is asked for with the page itself, at the size the screen will choose", () => {
  const card = (more = "") =>
    `<picture><source type="image/avif" srcSet="/plaat/a-240.avif 240w, /plaat/a-480.avif 480w" sizes="(max-width: 62rem) 45vw, 250px"/><img src="/plaat/a-480.webp" alt="" width="480" height="480"${more}/></picture>`;
  expect(finishHtml(`<h1 id="begin">Hagen</h1>${card()}`).headers.link).toBeUndefined();
  expect(finishHtml(`<h1 id="begin">Hagen</h1>${card(' fetchPriority="high"')}${card()}`).headers.link).toBe(
    '</plaat/a-240.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high; imagesrcset="/plaat/a-240.avif 240w, /plaat/a-480.avif 480w"; imagesizes="(max-width: 62rem) 45vw, 250px"',
  );
});

test("a list is painted when it has come to its heading; a page that is opened for a picture at once", () => {
  const named = page('<h1 id="begin">Hagen</h1>');
  expect(finishHtml(named).html).toContain('<link rel="expect" href="#begin" blocking="render"/>');
  expect(finishHtml(page()).html).not.toContain("expect");
  expect(finishHtml(named.replaceAll("h1", "picture")).html).not.toContain("expect");
});
