import { expect, onTestFinished, test } from "vitest";
import { addressOf, filledShop } from "../running/own-process.ts";
import { fromNetwork } from "./from-network.ts";
import { isLong } from "../running/long.ts";
import { openNginx } from "./nginx.ts";
import { ask } from "./proxy.ts";
import { expectPages, expectTrueAddress } from "./told-by-proxy.ts";

test("deploy/nginx.conf tells the shop where a visitor really is, and how he came", () => expectTrueAddress(openNginx));

test("deploy/nginx.conf gives the shop's pages by TLS and HTTP/2, keeps what is everybody's and nobody's cart", async () => {
  const proxy = await expectPages(openNginx);
  expect((await ask(`${proxy}/haagplanten`)).headers["x-cache"]).toBe("HIT");
  expect((await ask(`${proxy}/cart`)).headers["x-cache"]).not.toBe("HIT");
});

const LINES = 40;
const OTHERS = 30;

/** How many lists one network got, over forty lines, for each that a visitor from elsewhere got meanwhile. */
async function floodThrough(settings: Record<string, string>): Promise<number> {
  const proxy = await openNginx(await addressOf(filledShop({ LOG_LEVEL: "error", ...settings })));
  const hostile = fromNetwork(proxy, "127.0.0.66", LINES);
  let [asked, answered, flooding] = [0, 0, true];
  const lines = Array.from({ length: LINES }, async () => {
    for (; flooding; answered++) {
      const another = { "x-forwarded-for": `10.${(++asked >> 8) & 255}.${asked & 255}.1` };
      await hostile.get(`/haagplanten?prijs=${asked}-`, another);
    }
  });
  onTestFinished(async () => {
    flooding = false;
    await Promise.all(lines);
  });
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(3 * LINES);
  const before = answered;
  for (let at = 1; at <= OTHERS; at++)
    expect(await fromNetwork(proxy, `127.0.1.${at}`).get(`/rozen?prijs=${at}-`)).toBe(200);
  return (answered - before) / OTHERS;
}

// Without turns it is as many as there are lines. A second process is idle for half of the time, and that is anybody's.
test.each(isLong ? ["1", "2"] : ["2"])(
  "who floods the shop through nginx, each time under another name, goes behind others: %s processes",
  async (WORKERS) => {
    expect(await floodThrough({ TRUST_PROXY: "1", WORKERS })).toBeLessThan(LINES / 4);
  },
);
