import type { Shop } from "#outside/shop.server.ts";
import { Pace } from "../visits/pace.ts";
import { scrubPath } from "./scrub.ts";

/** Where browsers tell what a page's policy made them refuse. */
export const POLICY_REPORTS = "/api/reports";

const MOST_BYTES = 16 * 1024;
const MOST_AT_ONCE = 10;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/i;
const NAMES = ["script-src", "style-src", "img-src", "connect-src", "font-src", "frame-src", "form-action", "base-uri"];
const DIRECTIVES = [...NAMES, "frame-ancestors", "require-trusted-types-for", "trusted-types"];

/** How often each part of the policy refused something since the start; a name from outside is never a key. */
export const policyRefusals = new Map<string, number>([...DIRECTIVES, "other"].map((name) => [name, 0]));

type Refusal = { directive: string; path: string; blocked: string };

const perPeer = new Pace(20, 60_000);
const lines = new Pace(30, 60_000);

/** Counts what was refused, and notes it in the log without query, address or person. Says with which status to answer. */
export function takePolicyReports(shop: Shop, peer: string, type: string, body: string): 204 | 400 | 413 | 415 | 429 {
  const now = shop.now().getTime();
  if (!perPeer.allows(peer, now)) return 429;
  if (!TYPES.test(type)) return 415;
  if (body.length > MOST_BYTES) return 413;
  const refusals = readRefusals(body);
  if (!refusals) return 400;
  for (const refusal of refusals) {
    policyRefusals.set(refusal.directive, (policyRefusals.get(refusal.directive) ?? 0) + 1);
    if (lines.allows("", now)) shop.log.warn(refusal, "a page's policy refused something");
  }
  return 204;
}

/** Both forms: one object by `report-uri`, a list by `report-to`. */
function readRefusals(body: string): Refusal[] | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return undefined;
  }
  const all = Array.isArray(sent)
    ? sent.slice(0, MOST_AT_ONCE).map((one) => field(one, "body"))
    : [field(sent, "csp-report")];
  const found = all.filter((one) => typeof one === "object" && one !== null);
  return found.length === all.length ? found.map(toRefusal) : undefined;
}

const field = (of: unknown, ...names: string[]): unknown =>
  names.map((name) => (of as Record<string, unknown> | null)?.[name]).find((value) => value !== undefined);
const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 500) : "");

function toRefusal(of: unknown): Refusal {
  const said = text(field(of, "effectiveDirective", "effective-directive", "violated-directive"));
  const whole = said.split(" ", 1)[0]?.replace(/-(?:elem|attr)$/, "") ?? "";
  return {
    directive: DIRECTIVES.includes(whole) ? whole : "other",
    path: scrubPath(URL.parse(text(field(of, "documentURL", "document-uri")))?.pathname ?? ""),
    blocked: blockedOf(text(field(of, "blockedURL", "blocked-uri"))),
  };
}

/** "inline", "eval" and the like as they are; of an address only where it leads. */
function blockedOf(said: string): string {
  if (/^[a-z-]{1,30}$/.test(said)) return said;
  const url = URL.parse(said);
  return url ? `${url.protocol}//${url.host}`.slice(0, 100) : "";
}
