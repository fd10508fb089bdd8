import { POLICY_REPORTS } from "#insight/faults/policy-reports.server.ts";
import { sheet } from "#ui/page-style.tsx";
import { fontSheet } from "#ui/fonts.ts";
import { type Guests, NO_GUESTS } from "../guests.ts";
import { SCRIPT_HASHES, sha } from "./inline-scripts.ts";

export const REPORTING = { "reporting-endpoints": `policy="${POLICY_REPORTS}"` };

/** What is the same on every page: scripts come from our files, or are one of those we wrote into pages ourselves. */
function constant(guests: Guests, frames: readonly string[] = guests.frame): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...SCRIPT_HASHES, ...guests.script].join(" "),
    ["img-src 'self' data:", ...guests.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connect].join(" "),
    `frame-src ${frames.join(" ") || "'none'"}`,
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Scripts of guests write into the page as they like, and were allowed to.
    ...(guests.script.length ? [] : ["require-trusted-types-for 'script'", "trusted-types default proza werker"]),
    `report-uri ${POLICY_REPORTS}`,
    "report-to policy",
  ].join("; ");
}

/** Makes the content security policy of a page. */
export function policyFor(guests: Guests = NO_GUESTS): (html: string) => string {
  const [plain, withMail] = [constant(guests), constant(guests, ["'self'", ...guests.frame])];
  return (html) => {
    const always = html.includes(OFFICE) ? withMail : plain;
    const attributes = new Set<string>();
    for (const [, text = ""] of html.matchAll(/ style="([^"]*)"/g))
      if (OUR_ATTRIBUTE.test(text)) attributes.add(sha(text));
    const styles = `style-src 'self' ${[...sheetHashes(html)].join(" ")}`;
    return [
      always,
      styles,
      ...(attributes.size ? [`style-src-attr 'unsafe-hashes' ${[...attributes].join(" ")}`] : []),
    ].join("; ");
  };
}

/** The frame of the office, in which a mail is shown as its readers get it; a page opened by a link keeps this policy. */
const OFFICE = '<div class="kader">';

/** The few style attributes that our parts write; React writes them in one way. */
const OUR_ATTRIBUTE =
  /^(?:--v:\d\.\d|height:[\d.]+(?:rem|px)|transform:scaleX\([\d.]+\)|background:var\(--[\w-]+\)|aspect-ratio:\d+ \/ \d+|(?:(?:^|;)(?:left|top|width|height):[\d.]+%?)+)$/;

const FONTS = sha(fontSheet());
const OUR_SHEETS = /<style data-precedence="page" data-href="([^"]*)">/g;

/** React writes the sheets of a page together, and names them. Named in the policy are ours of those names. */
function* sheetHashes(html: string): Generator<string> {
  yield FONTS;
  for (const [, names = ""] of html.matchAll(OUR_SHEETS)) yield shaOfSheets(names);
}

const known = new Map<string, string>();
const MOST_KNOWN = 200;

function shaOfSheets(names: string): string {
  const made =
    known.get(names) ??
    sha(
      names
        .split(" ")
        .map((name) => sheet(name) ?? "")
        .join(""),
    );
  if (known.size < MOST_KNOWN) known.set(names, made);
  return made;
}
