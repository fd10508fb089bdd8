import { readCookieIn, writeCookie } from "#kit/cookies.ts";
export type Variant = { key: string; weight: number };
/** Other words in one block of the front page, by variant and field. */
export type BlockChange = { block: string; words: Record<string, Record<string, string>> };
export type Experiment = { key: string; variants: Variant[]; pages: string[] };
export type Assignment = { variant: string; assignedAt: number };
export type Visitor = { id: string; assigned: Record<string, Assignment> };

export const VISITOR_COOKIE = "bezoek";
const YEAR = 365 * 86_400;

/** FNV-1a with the last steps of murmur3: cheap, and even over all its bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same visitor always gets the same; another experiment throws the dice anew. */
export function assign({ key, variants }: Pick<Experiment, "key" | "variants">, visitor: string): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = (hash(`${key}:${visitor}`) / 2 ** 32) * total;
  for (const variant of variants) {
    left -= variant.weight;
    if (left < 0) return variant.key;
  }
  return variants.at(-1)?.key ?? "";
}

export const runsOn = ({ pages }: Experiment, pathname: string): boolean =>
  pages.length === 0 || pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** `?exp_mail_cart=B`: to look at a variant; such a look is never counted. */
export function overrideFor(key: string, search: string): string | undefined {
  const asked = new URLSearchParams(search).get(`exp_${key}`);
  return asked && /^[A-Z]$/.test(asked) ? asked : undefined;
}

export const newVisitor = (): Visitor => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join(""),
  assigned: {},
});

export function readVisitor(cookie: string): Visitor | undefined {
  const value = readCookieIn(cookie, VISITOR_COOKIE) ?? "";
  const [id = "", ...rest] = value.split("~");
  if (!/^[0-9a-z]{20}$/.test(id)) return undefined;
  const assigned: Visitor["assigned"] = {};
  for (const part of rest.slice(0, 20)) {
    const match = /^([a-z][a-z0-9_]*)\.([A-Z])\.(\d{9,11})$/.exec(part);
    if (match?.[1] && match[2]) assigned[match[1]] = { variant: match[2], assignedAt: Number(match[3]) };
  }
  return { id, assigned };
}

export function writeVisitor({ id, assigned }: Visitor, secure: boolean): string {
  const parts = Object.entries(assigned).map(([key, { variant, assignedAt }]) => `${key}.${variant}.${assignedAt}`);
  return writeCookie(VISITOR_COOKIE, [id, ...parts].join("~"), { maxAge: YEAR, secure });
}

/** Keeps what was decided before, decides what is new, and drops what no longer runs. */
export function settle(visitor: Visitor, running: Experiment[], now: number): Visitor {
  const assigned: Visitor["assigned"] = {};
  for (const experiment of running) {
    const before = visitor.assigned[experiment.key];
    const known = before && experiment.variants.some(({ key }) => key === before.variant);
    assigned[experiment.key] = known ? before : { variant: assign(experiment, visitor.id), assignedAt: now };
  }
  return { id: visitor.id, assigned };
}
