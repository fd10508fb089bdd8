import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { PET_AT_ONCE } from "#catalogue/label/pet-mode.ts";
import { HAND_OVER } from "#kit/page/hand-over.ts";
import { sheet } from "#ui/page-style.tsx";
import { WAKE_UP } from "./inline-scripts.ts";
import { policyFor } from "./policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = policyFor();

test("the scripts we write into pages are allowed by their hash, and nothing that a page turned out to hold", () => {
  const csp = policy('<script>kwaad()</script><p onclick="kwaad()"></p>');
  for (const text of [PET_AT_ONCE, WAKE_UP, HAND_OVER]) expect(csp).toContain(hash(text));
  expect(csp).not.toContain(hash("kwaad()"));
  expect(csp).toBe(policy(""));
  expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic/);
});

test("a sheet is allowed as it is in our sources, under the names a page gives it", () => {
  const csp = policy('<style data-precedence="page" data-href="base buy">*{}</style><style>p{}</style>');
  expect(csp).toContain(hash(`${sheet("base")}${sheet("buy")}`));
  expect(csp).not.toContain(hash("*{}"));
  expect(csp).not.toContain(hash("p{}"));
});

test("the style attributes of our own parts are allowed, no others", () => {
  const csp = policy('<i style="--v:4.5"></i><i style="background:url(/x)"></i>');
  expect(csp).toContain(`style-src-attr 'unsafe-hashes' ${hash("--v:4.5")}`);
  expect(csp).not.toContain(hash("background:url(/x)"));
});

test("a part of a picture may say where it stands in it, and nothing more", () => {
  const own = ["left:12.5%;top:0;width:75%;height:100%", "left:50%;top:40%", "aspect-ratio:3000 / 2000"];
  const not = ["left:1%;background:url(/x)", "top:0;position:fixed", "left:"];
  const csp = policy([...own, ...not].map((style) => `<i style="${style}"></i>`).join(""));
  expect(own.filter((style) => !csp.includes(hash(style)))).toEqual([]);
  expect(not.filter((style) => csp.includes(hash(style)))).toEqual([]);
});
