import net from "node:net";

/** What one hostile visitor does until told to stop. Each keeps to one connection, or to the many slow ones it is about. */
export type Attack = (url: string, more: () => boolean, given: Record<string, string>) => Promise<void>;

/** How often an attacker was answered, by status: one that is not answered attacks nobody. */
export const answered = new Map<string, number>();

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function open(url: string): net.Socket {
  const { hostname, port } = new URL(url);
  return net.connect(Number(port), hostname).on("error", () => {});
}

const head = (method: string, path: string, more = "") =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\nx-forwarded-for: 203.0.113.9\r\n${more}\r\n`;

const count = (what: string, times = 1) => answered.set(what, (answered.get(what) ?? 0) + times);

/** So many at once over one connection, and again when all are answered; opened again when it is closed or says nothing more. */
const inLine =
  (next: (n: number) => string, atOnce = 1): Attack =>
  async (url, more) => {
    for (let n = 0; more(); ) {
      const line = open(url);
      let [waiting, heardAt] = [0, performance.now()];
      const ask = () => {
        waiting = atOnce;
        line.write(Array.from({ length: atOnce }, () => next(n++)).join(""));
      };
      line.on("data", (chunk) => {
        // The head of a response is enough to go on: the rest of it is read meanwhile.
        const heads = chunk.toString("latin1").match(/HTTP\/1\.1 \d{3}/g) ?? [];
        for (const head of heads) count(head.slice(9));
        heardAt = performance.now();
        waiting -= heads.length;
        if (heads.length && waiting <= 0) ask();
      });
      const closed = new Promise((done) => line.once("close", done));
      void closed.then(() => waiting > 0 && count("cut off"));
      line.once("connect", ask);
      while (more() && !line.destroyed && performance.now() - heardAt < 3000) await Promise.race([closed, pause(50)]);
      line.destroy();
    }
  };

/** As many at once as one connection may wait for, and far more than that. */
const pipelined = (next: (n: number) => string) => inLine(next, 20);
const flooded = (next: (n: number) => string) => inLine(next, 100);

/** The same over several connections. */
const several =
  (lines: number, attack: Attack): Attack =>
  async (...all) => {
    await Promise.all(Array.from({ length: lines }, () => attack(...all)));
  };

/** Many connections at a time, each opened again when it is closed. */
const many =
  (most: number, start: (line: net.Socket) => void, every?: (line: net.Socket) => void): Attack =>
  async (url, more) => {
    const lines: net.Socket[] = [];
    while (more()) {
      for (let at = 0; at < most; at++)
        if (!lines[at] || lines[at]?.destroyed) {
          const line = open(url);
          line.once("connect", () => {
            count("connected");
            start(line);
          });
          lines[at] = line;
        } else if (every) every(lines[at] as net.Socket);
      await pause(1000);
    }
    for (const line of lines) line.destroy();
  };

const LETTERS = "bdaegholtrinsumk";
const word = (seed: number, length = 12) =>
  Array.from({ length }, (_, at) => LETTERS[(seed * 7 + at * (3 + (seed % 5))) % LETTERS.length]).join("");
const words = (n: number) => Array.from({ length: 10 }, (_, at) => word(n * 11 + at)).join("+");
const form = (path: string, type: string, body: string) =>
  head("POST", path, `content-type: ${type}\r\nsec-fetch-site: same-origin\r\ncontent-length: ${body.length}\r\n`) +
  body;
const get = (path: string) => head("GET", path);
const parts = (count: number) =>
  Array.from({ length: count }, (_, n) => `--x\r\ncontent-disposition: form-data; name="a${n}"\r\n\r\nb\r\n`).join("");
const [SMALL, LARGE] = [`${parts(900)}--x--\r\n`, `${parts(220_000)}--x--\r\n`];
const login = (n: number) => `deed=account.login&email=klant${n}%40voorbeeld.nl&password=een-lang-wachtwoord-${n}`;
const FORM = "application/x-www-form-urlencoded";
const large = (n: number) => Array.from({ length: 400 }, (_, at) => `kleur=${word(n + at, 8)}`).join("&");

const list = (n: number) => get(`/haagplanten?prijs=${n % 5000}-`);
const search = (n: number) => get(`/search?q=${words(n)}`);
const enter = (n: number) => form("/login", FORM, login(n));

export const ATTACKS: Record<string, Attack> = {
  "kept pages, 20 at once": pipelined(() => get("/haagplanten")),
  "kept pages, 100 at once": flooded(() => get("/haagplanten")),
  "lists with filters": inLine(list),
  "lists, 20 at once": pipelined(list),
  "lists, 100 at once": flooded(list),
  "lists over 50 connections": several(50, inLine(list)),
  "giant addresses": inLine((n) => get(`/haagplanten?${large(n)}`)),
  searches: inLine(search),
  "searches, 20 at once": pipelined(search),
  "searches, 100 at once": flooded(search),
  suggestions: inLine((n) => get(`/api/search/suggest?q=${words(n).slice(0, 60)}`)),
  "forms of 60 kB": inLine(() => form("/login", "multipart/form-data; boundary=x", SMALL)),
  "bodies of 12 MB": inLine(() => form("/login", "multipart/form-data; boundary=x", LARGE)),
  logins: inLine(enter),
  "logins, 20 at once": pipelined(enter),
  "logins, 100 at once": flooded(enter),
  "the product feed": inLine(() => get("/feed/producten.xml")),
  "sitemaps and calendars": inLine((n) => get(["/sitemap-producten-1.xml", "/feed/tuinkalender.ics"][n % 2] ?? "")),
  "an invoice": async (url, more, { invoice = "" }) => inLine(() => get(invoice))(url, more, {}),
  "pages that are not there": inLine((n) => get(`/bestaat-niet-${n}`)),
  "upgrades and nonsense": inLine((n) =>
    n % 2
      ? head("GET", "/", "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n")
      : "BREW /pot HTCPCP/1.0\r\n\r\n",
  ),
  "300 that never end their headers": many(
    300,
    (line) => line.write("GET / HTTP/1.1\r\nhost: localhost\r\n"),
    (line) => line.write("x-a: b\r\n"),
  ),
  "300 that send a byte a second": many(
    300,
    (line) => line.write(head("POST", "/login", `content-type: ${FORM}\r\ncontent-length: 1000\r\n`)),
    (line) => line.write("a"),
  ),
  "300 that never read": many(300, (line) => line.pause().write(get("/haagplanten").repeat(20))),
  "300 that never read lists": many(300, (line) =>
    line.pause().write(Array.from({ length: 20 }, (_, n) => list(n)).join("")),
  ),
  "500 that say nothing after a page": many(500, (line) => line.resume().write(get("/haagplanten"))),
};
