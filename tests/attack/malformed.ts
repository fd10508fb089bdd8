/** A die that falls the same way each time it is thrown from the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides;
  };
}

const WORDS = [
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%E0%A4%A",
  "%ff",
  "\u{1F33F}".repeat(40),
  "\u202e\u0000\ufeff",
  "%F0%9F%8C%BF",
  "-1",
  "NaN",
  "Infinity",
  "1e309",
  "0.1",
  "99999999999999999999",
  "2147483648",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "\r\nSet-Cookie: a=b",
  "a".repeat(3000),
  "null",
  "//elders.example",
  "https://elders.example",
  "\\\\elders.example",
  "javascript:alert(1)",
];
const PAGES = [
  "/",
  "/p/laurier-novita",
  "/p/",
  "/search?q=",
  "/haagplanten?pagina=",
  "/haagplanten?soort=",
  "/haagplanten?prijs=",
  "/groenhulp/",
  "/groenhulp?q=",
  "/login?naar=",
  "/cart?niet=",
  "/cart/sync?wagen=",
  "/checkout/delivery",
  "/checkout/payment?dag=",
  "/thank-you?bestelling=",
  "/testbank/",
  "/account/bestellingen?nummer=",
  "/account/inloglink?token=",
  "/account/bevestigen?token=",
  "/account/kalender/",
  "/nieuwsbrief/afmelden?token=",
  "/kantoor/bestellingen/",
  "/kunstgras?lengte=",
  "/haag-berekenen?meter=",
  "/assets/",
  "/plaat/",
  "/fonts/",
  "/postvak?mail=",
  "/sitemap-",
  "/feed/",
  "/",
];
const CALLS = [
  "/api/cart",
  "/api/cart/lines",
  "/api/cart/lines/",
  "/api/checkout/delivery",
  "/api/orders",
  "/api/orders/",
  "/api/search",
  "/api/search/suggest?q=",
  "/api/search/facet-values",
  "/api/user",
  "/api/payments/",
  "/login",
  "/register",
  "/auth/csrf-cookie",
  "/contact",
  "/nieuwsbrief",
  "/annuleren-retouren",
  "/beoordelen",
  "/testbank/x",
];
const METHODS = ["GET", "GET", "GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW"];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/x",
  "",
];
const FIELDS = [
  "sku",
  "quantity",
  "email",
  "deed",
  "query",
  "requests",
  "token",
  "__proto__",
  "naar",
  "once",
  "answers",
];

export type Malformed = { method: string; path: string; headers: Record<string, string>; body?: string };

/** A request that no browser of ours would send, the same for the same number. */
export function malformed(number: number): Malformed {
  const roll = dice(number + 1);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  const word = () => pick(WORDS);
  const method = pick(METHODS);
  const base = pick(method === "GET" || method === "HEAD" ? [...PAGES, ...CALLS] : [...CALLS, ...PAGES]);
  const tail = roll(4) === 0 ? "" : word();
  const more = roll(3) === 0 ? `&${pick(FIELDS)}=${word()}&${pick(FIELDS)}[]=${word()}` : "";
  const headers: Record<string, string> = { "sec-fetch-site": pick(["same-origin", "cross-site", "none"]) };
  if (roll(2))
    headers["cookie"] = `sessie=${plain(word())}; XSRF-TOKEN=abc; mand=${plain(word())}; toestemming=${plain(word())}`;
  if (roll(2)) headers["x-xsrf-token"] = "abc";
  for (const name of [
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "range",
    "if-none-match",
    "accept-encoding",
    "authorization",
    "idempotency-key",
    "referer",
    "x-peer",
    "content-encoding",
  ])
    if (roll(6) === 0) headers[name] = plain(word());
  const type = pick(TYPES);
  if (type) headers["content-type"] = type;
  const body = method === "GET" || method === "HEAD" ? undefined : bodyOf(type, roll, pick, word);
  return {
    method,
    path: plain(base + tail + more).replaceAll(" ", "%20"),
    headers,
    ...(body !== undefined && { body }),
  };
}

/** What may stand in a line of HTTP at all; the rest is for a socket, not for a client. */
const plain = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (sign) => encodeURIComponent(sign.isWellFormed() ? sign : "?"));

function bodyOf(
  type: string,
  roll: (sides: number) => number,
  pick: <T>(from: readonly T[]) => T,
  word: () => string,
): string {
  const kind = roll(8);
  if (kind === 0) return "";
  if (kind === 1) return '{"a":'.repeat(2000);
  if (kind === 2) return "a=&".repeat(5000);
  const values = [word(), -1, 1e308, null, true, [], {}, ["a", 1], { $ne: 1 }, 0.5, Number.MAX_SAFE_INTEGER + 2];
  if (type.startsWith("application/json"))
    return JSON.stringify(Object.fromEntries(FIELDS.filter(() => roll(2)).map((field) => [field, pick(values)])));
  const fields = FIELDS.filter(() => roll(2)).map((field) => [field, word()] as const);
  if (!type.startsWith("multipart")) return fields.map(([field, value]) => `${field}=${value}`).join("&");
  return `${fields.map(([field, value]) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`).join("")}--x--`;
}
