import net from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { databaseUrl, shopUrl } from "../../journeys/here.ts";
import { isLong } from "../../journeys/running/long.ts";

const LINES = 40;
const GRACE = 8_000;
const page = "GET /haagplanten HTTP/1.1\r\nhost: x\r\n\r\n";
const post =
  "POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n\r\n";

type Slow = { says: string; drips?: string; reads?: boolean; lines?: number; within: number };

/** How long the shop puts up with each, and at most that long. */
const SLOW: Record<string, Slow> = {
  "headers that never end": { says: "GET / HTTP/1.1\r\nhost: x\r\n", drips: "a: b\r\n", within: 15_000 + 2_000 },
  "a form, a letter a second": { says: post, drips: "a", within: 30_000 },
  ...(isLong && {
    "nobody reads": { says: page.repeat(20), reads: false, lines: 4, within: 120_000 },
    "nothing more after a page": { says: page, within: 65_000 },
    "nothing at all": { says: "", within: 65_000 },
  }),
};

function open({ says, drips, reads = true, within }: Slow): Promise<number> {
  const { hostname, port } = new URL(shopUrl("/"));
  const started = performance.now();
  const line = net.connect(Number(port), hostname).on("error", () => {});
  const closed = new Promise<number>((done) => line.once("close", () => done(performance.now() - started)));
  onTestFinished(() => void line.destroy());
  line.once("connect", () => line.write(says));
  const timers: NodeJS.Timeout[] = [];
  if (reads) line.resume();
  // Who does not read hears of an end only when writing.
  else timers.push(setTimeout(() => timers.push(setInterval(() => line.write("x"), 500)), within + 2_000));
  if (drips) timers.push(setInterval(() => line.write(drips), 1_000));
  line.once("close", () => timers.forEach(clearInterval));
  return closed;
}

// How far they move the others' p95 is measured by npm run bench hostile.
test("slow visitors are let go in time, and meanwhile others are helped", async () => {
  const closed = Object.entries(SLOW).map(async ([name, slow]) => {
    const all = await Promise.all(Array.from({ length: slow.lines ?? LINES }, () => open(slow)));
    expect([name, Math.max(...all) < slow.within + GRACE], `${Math.max(...all)} ms`).toEqual([name, true]);
  });
  for (let at = 1; at <= 20; at++) expect((await fetch(shopUrl(`/haagplanten?pagina=${at % 3}`))).status).toBe(200);
  await Promise.all(closed);
});

/** Takes no more than a byte a second of what is asked. */
function sip(...paths: string[]): void {
  const { hostname, port } = new URL(shopUrl("/"));
  const line = net.connect(Number(port), hostname, () => {
    line.write(paths.map((at) => `GET ${at} HTTP/1.1\r\nhost: x\r\n\r\n`).join(""));
  });
  line.on("error", () => {}).pause();
  const timer = setInterval(() => line.read(1), 1_000);
  onTestFinished(() => {
    clearInterval(timer);
    line.destroy();
  });
}

test("who reads a byte a second holds no connection to the database, and others are helped meanwhile", async () => {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  onTestFinished(() => admin.end());
  const working = async () =>
    (
      await admin.query(
        "select state, query from pg_stat_activity where application_name like 'lommerrijk%' and state <> 'idle'",
      )
    ).rows;
  // More of it than any line takes unread.
  sip(...Array<string>(15).fill("/feed/producten.xml"));
  for (let at = 0; at < 20; at++) sip(...Array.from({ length: 5 }, (_, n) => `/haagplanten?prijs=${at * 5 + n}-`));
  for (let at = 1; at <= 10; at++) expect((await fetch(shopUrl(`/bomen?prijs=${at}-`))).status).toBe(200);
  let quiet = 0;
  const countQuiet = async () => (quiet = (await working()).length ? 0 : quiet + 1);
  await expect.poll(countQuiet, { timeout: 60_000, interval: 100 }).toBe(20);
});
