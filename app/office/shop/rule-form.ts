import { dayIn } from "#kit/day.ts";
import type { RuleRow } from "#search/rules/rules.server.ts";

const MATCHES = ["is", "contains", "starts"] as const;
const GOALS = ["pin", "bury", "hide"] as const;

type Fields<Name extends string> = Record<Name, string>;
export type RuleRead =
  | { ok: true; rule: RuleRow; products: string[] }
  | { ok: false; field: string; reason: "query" | "products" | "days" | "redirect" | "synonym" };

const wrong = (field: string, reason: Extract<RuleRead, { ok: false }>["reason"]): RuleRead => ({
  ok: false,
  field,
  reason,
});
/** The same query and goal make the same rule, so saving twice keeps one. */
const idOf = (...parts: string[]): string => ["kantoor", ...parts].join(":").toLowerCase().slice(0, 200);

/** "https://…/p/taxus-baccata?x" or "taxus-baccata", one per line. */
export const slugsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((line) => line.replace(/^.*\/p\//, "").replace(/[?#].*$/, ""))
      .filter(Boolean),
  ),
];

export function readPlaceRule(
  asked: Fields<"vraag" | "hoe" | "doel" | "van" | "tot"> & { artikelen: string[] },
): RuleRead {
  const query = asked.vraag;
  if (!query) return wrong("vraag", "query");
  const match = MATCHES.find((one) => one === asked.hoe) ?? "is";
  const goal = GOALS.find((one) => one === asked.doel) ?? "pin";
  const products = asked.artikelen.flatMap(slugsOf).slice(0, 20);
  if (products.length === 0) return wrong("artikelen", "products");
  const [from, until] = [dayIn(asked.van), dayIn(asked.tot)];
  if (from === undefined) return wrong("van", "days");
  if (until === undefined) return wrong("tot", "days");
  if (from && until && from > until) return wrong("tot", "days");
  const rule: RuleRow = {
    id: idOf(goal, match, query),
    query,
    match,
    from,
    until,
    pin: goal === "pin" ? products.map((id, position) => ({ id, position })) : [],
    bury: goal === "bury" ? products : [],
    hide: goal === "hide" ? products : [],
  };
  return { ok: true, rule, products };
}

export function readRedirect(asked: Fields<"vraag" | "hoe" | "naar">): RuleRead {
  const query = asked.vraag;
  if (!query) return wrong("vraag", "query");
  const match = MATCHES.find((one) => one === asked.hoe) ?? "is";
  const to = asked.naar;
  if (!/^\/(?![/\\])[^\s\\]*$/.test(to)) return wrong("naar", "redirect");
  return { ok: true, rule: { id: idOf("door", match, query), query, match, redirect: to }, products: [] };
}

export function readSynonym({ woorden }: Fields<"woorden">): RuleRead {
  const line = woorden.replace(/\s+/g, " ");
  if (!/[^\s=>]\s*[=>]\s*[^\s=>]/.test(line)) return wrong("woorden", "synonym");
  return { ok: true, rule: { id: idOf("woorden", line), synonym: line }, products: [] };
}
