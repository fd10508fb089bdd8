/** A small generator with a fixed seed: a difference that was found once is found again. */
export class Oddities {
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  below(most: number): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator repeat soon.
    return Math.floor((this.#seed / 2 ** 32) * most);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** One request: plain as browsers write it, put together from odd parts, or plain with a few bytes changed. */
  request(etag: string): string {
    const kind = this.below(10);
    if (kind < 4) return this.#plain(etag);
    return kind < 7 ? this.#mutated(this.#plain(etag)) : this.#odd();
  }

  /** The same text in one to four pieces. */
  cut(text: string): string[] {
    const cuts = Array.from({ length: this.below(4) }, () => 1 + this.below(text.length));
    const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
    return at.slice(1).flatMap((end, n) => text.slice(at[n], end) || []);
  }

  #plain(etag: string): string {
    const more = [...new Set(Array.from({ length: this.below(5) }, () => this.#pick(PLAIN)))];
    if (this.below(8) === 0) more.push(`If-None-Match: ${this.#pick([etag, '"x"', "*", `W/${etag}`])}`);
    if (this.below(90) === 0) more.push(`Cookie: ${"a".repeat(this.#pick([7_000, 8_000, 8_100, 8_200]))}`);
    if (this.below(90) === 0) for (let n = 0; n < 45; n++) more.push(`X-${n}: 1`);
    return [
      `GET ${this.#pick(this.below(4) ? KEPT : PATHS)} HTTP/1.1`,
      "Host: x",
      this.#pick(ENCODINGS),
      ...more,
      "\r\n",
    ].join("\r\n");
  }

  #odd(): string {
    const lines = [
      `${this.#pick(STARTS)} ${this.#pick(PATHS)}${this.#pick(VERSIONS)}`,
      "Host: x",
      this.#pick(ENCODINGS),
    ];
    for (let more = this.below(4); more > 0; more--)
      lines.splice(1 + this.below(lines.length), 0, this.#pick(this.below(2) ? ODD : PLAIN));
    const tail = this.#pick(["", "", "", "beuk\n", "5\r\nbeuk\n\r\n0\r\n\r\n", "0\r\n\r\n", "\r\n"]);
    return `${lines.map((line) => line + this.#pick(ENDS)).join("")}${this.#pick(["\r\n", "\r\n", "\r\n", "\n", ""])}${tail}`;
  }

  #mutated(text: string): string {
    let made = text;
    for (let times = 1 + this.below(2); times > 0; times--) {
      const at = this.below(made.length);
      const put = this.below(3) ? this.#pick(BYTES) : "";
      made = made.slice(0, at) + put + made.slice(at + this.below(3));
    }
    return made;
  }
}

const BYTES = [
  "\r",
  "\n",
  "\r\n",
  "\0",
  " ",
  "\t",
  ":",
  ",",
  "\u00e9",
  "\u00ff",
  "\u007f",
  "/",
  "0",
  "Content-Length: 3\r\n",
];
const ENDS = ["\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\n ", "\r\n\t"];
const ENCODINGS = ["Accept-Encoding: br", "Accept-Encoding: gzip, br", "Accept-Encoding: gzip", "Accept-Encoding: *"];
const PLAIN = [
  "Accept: */*",
  "User-Agent: Bladeren/1.0 (x; y)",
  "Accept-Language: nl",
  "Cookie: a=b; c=d",
  "Referer: http://x/",
  "Connection: keep-alive",
  "connection: Keep-Alive",
  "Connection: close",
  "Cache-Control: no-cache",
  "DNT: 1",
  "Sec-Fetch-Mode: navigate",
  "Origin: null",
  "X-Forwarded-For: 1.2.3.4",
  "Via: 1.1 x",
  "Priority: u=0, i",
  "Upgrade-Insecure-Requests: 1",
  "Save-Data: on",
  "Accept:  a ",
  "Accept: a\t",
  "accept:",
];
const ODD = [
  "Host: x",
  "Host: x:80",
  "Host: ",
  "Host: a b",
  "Host: [::1]:80",
  "Content-Length: 0",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length : 5",
  "content-length: 5, 5",
  "Content-Length: 0x5",
  "Content-Length: +5",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: identity",
  "Transfer-Encoding: chunked, chunked",
  "TE: trailers",
  "Transfer-Encoding:\tchunked",
  "Trailer: x",
  "Connection: Upgrade",
  "Connection: close, keep-alive",
  "Upgrade: h2c",
  "Connection: x",
  "Proxy-Connection: close",
  "Keep-Alive: timeout=1",
  "Expect: 100-continue",
  "Expect: x",
  "X: \0",
  "Range: bytes=0-1",
  "If-Modified-Since: x",
  "Cookie: a=\u00e9",
  "X:\t1",
  ": empty",
  "NoColon",
  "X-\u00e9: 1",
  " X: 1",
  "HTTP2-Settings: AAMAAABkAAQAAP",
  "X_Y: 1",
  "X.Y: 1",
  "Accept: a",
  "__proto__: x",
  "constructor: x",
  "X: a\u0001b",
];
const STARTS = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "get",
  "POST",
  "GET ",
  "G\tT",
  "PUT",
  "\r\nGET",
  "\nGET",
  "OPTIONS",
];
const KEPT = ["/bomen", "/bomen", "/bomen", "/bomen?utm_source=x", "/bomen?"];
const PATHS = [
  ...KEPT,
  ...KEPT,
  "/bomen?sku=1",
  "/weg",
  "bomen",
  "//bomen",
  "/bo men",
  "*",
  "/bomen#x",
  "http://x/bomen",
];
const VERSIONS = [
  " HTTP/1.1",
  " HTTP/1.1",
  " HTTP/1.1",
  " HTTP/1.0",
  " HTTP/2.0",
  "",
  " http/1.1",
  " HTTP/1.1 ",
  "\tHTTP/1.1",
];
