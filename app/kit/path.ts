// R28, R95: addresses are built from a template and refuse what does not fit it.
type Value = string | number | readonly (string | number)[] | null | undefined;
type Token =
  | string
  | { name: string; prefix: string; pattern: string; fits: RegExp; optional: boolean; repeat: boolean };

const PARAM = /(\/)?:(\w+)(?:\(((?:\\.|[^\\()])+)\))?([+*?])?/g;

// A list of products builds the same address over and over.
const read = new Map<string, Token[]>();

function tokens(template: string): Token[] {
  const known = read.get(template);
  if (known) return known;
  const out: Token[] = [];
  let at = 0;
  for (const match of template.matchAll(PARAM)) {
    if (match.index > at) out.push(template.slice(at, match.index));
    const [whole, prefix = "", name = "", pattern = "[^\\/]+?", sign = ""] = match;
    out.push({
      name,
      prefix,
      pattern,
      fits: new RegExp(`^(?:${pattern})$`, "i"),
      optional: sign === "?" || sign === "*",
      repeat: sign === "+" || sign === "*",
    });
    at = match.index + whole.length;
  }
  if (at < template.length) out.push(template.slice(at));
  read.set(template, out);
  return out;
}

export function buildPath(template: string, params: Record<string, Value> = {}): string {
  return tokens(template)
    .map((token) => (typeof token === "string" ? token : segment(token, params[token.name])))
    .join("");
}

function segment({ name, prefix, pattern, fits, optional, repeat }: Exclude<Token, string>, value: Value): string {
  if (value == null) {
    if (optional) return "";
    throw new TypeError(`Expected "${name}" to be defined`);
  }
  const encode = (part: string | number) => {
    const text = encodeURIComponent(part);
    if (!fits.test(text)) throw new TypeError(`Expected "${name}" to match "${pattern}", but received "${text}"`);
    return text;
  };
  if (!Array.isArray(value)) return prefix + encode(value as string | number);
  if (!repeat) throw new TypeError(`Expected "${name}" to not repeat, but received \`${JSON.stringify(value)}\``);
  if (value.length === 0) {
    if (optional) return "";
    throw new TypeError(`Expected "${name}" to not be empty`);
  }
  return (value as (string | number)[])
    .map((part) => prefix + encode(part))
    .join("/")
    .replaceAll("//", "/");
}

/** What may be remembered and returned to after login: a path of our own, never another host. */
export const isRelative = (url: string): boolean =>
  /^\/([a-zA-Z0-9@\-%_~.:][/a-zA-Z0-9@\-%_~.:]*)?([?][^#]*)?(#[^#]*)?$/.test(url) && !/\p{Cc}/u.test(url);

export const productPath = (slug?: string): string => buildPath("/p/:slug?", { slug });
export const articlePath = (slug: string): string => buildPath("/groenhulp/:slug", { slug });
export const categoryPath = (slug: string): string => buildPath("/:slug", { slug });

/** Of some addresses a part is the key itself: whoever reads that in a log or a list of visits could use it. */
export const withoutKey = (path: string): string => path.replace(/\/(offerte|account\/kalender)\/[\w.-]+/g, "/$1/…");

/** An address of the office, where only staff come. */
export const isOffice = (pathname: string): boolean => /^\/kantoor(?:\/|$)/.test(pathname);

/** The worker that keeps pages for who loses the connection, and what a phone needs for its home screen. */
export const OFFLINE_WORKER = "/zonder-verbinding.js";
export const SHOP_MANIFEST = "/winkel.webmanifest";
