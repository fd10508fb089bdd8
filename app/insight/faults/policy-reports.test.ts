import { expect, test } from "vitest";
import { openLog } from "#outside/log/log.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { policyRefusals, takePolicyReports } from "./policy-reports.server.ts";

function aShop() {
  const lines: object[] = [];
  const log = { ...openLog("silent"), warn: (line: object) => void lines.push(line) };
  return { shop: { log, now: () => new Date() } as unknown as Shop, lines };
}

const old = (report: object) => JSON.stringify({ "csp-report": report });
const NEW = "application/reports+json";
const OLD = "application/csp-report";

test("what a browser refused is counted and noted without query or person, in both forms", () => {
  const { shop, lines } = aShop();
  const before = policyRefusals.get("script-src") ?? 0;
  const page = "https://winkel.nl/account/jan@voorbeeld.nl?token=geheim#deel";
  const first = { "document-uri": page, "violated-directive": "script-src-elem", "blocked-uri": "inline" };
  expect(takePolicyReports(shop, "1", OLD, old(first))).toBe(204);
  const body = { documentURL: page, effectiveDirective: "script-src", blockedURL: "https://kwaad.nl/x.js?wie=jan" };
  expect(takePolicyReports(shop, "1", NEW, JSON.stringify([{ type: "csp-violation", body }]))).toBe(204);
  expect(policyRefusals.get("script-src")).toBe(before + 2);
  expect(lines).toEqual([
    { directive: "script-src", path: "/account/[e-mail]", blocked: "inline" },
    { directive: "script-src", path: "/account/[e-mail]", blocked: "https://kwaad.nl" },
  ]);
});

test("a report that is no report, too long or too often is refused; no word from outside becomes a name", () => {
  const { shop, lines } = aShop();
  const names = policyRefusals.size;
  expect(takePolicyReports(shop, "2", "text/plain", "{}")).toBe(415);
  expect(takePolicyReports(shop, "2", OLD, "{")).toBe(400);
  expect(takePolicyReports(shop, "2", OLD, "null")).toBe(400);
  expect(takePolicyReports(shop, "2", NEW, "[1,null]")).toBe(400);
  expect(takePolicyReports(shop, "2", OLD, old({ x: "x".repeat(20_000) }))).toBe(413);
  expect(takePolicyReports(shop, "2", OLD, old({ "violated-directive": "constructor", "blocked-uri": {} }))).toBe(204);
  expect(lines).toEqual([{ directive: "other", path: "", blocked: "" }]);
  expect(policyRefusals.size).toBe(names);
  for (let more = 0; more < 14; more++) takePolicyReports(shop, "2", OLD, "{");
  expect(takePolicyReports(shop, "2", OLD, old({}))).toBe(429);
});
