import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, filledShop } from "../../journeys/running/own-process.ts";
import { ADDRESS } from "../../buying.ts";

/** Takes every call, and never says a word. */
async function silence(): Promise<string> {
  const lines = new Set<net.Socket>();
  const server = net.createServer((line) => {
    lines.add(line.on("error", () => {}));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("mail, search and bank that take every call and never answer: lists and search go on, an order is kept", async () => {
  const where = await silence();
  const own = filledShop({
    SMTP_URL: `smtp://${where}`,
    SEARCH_ENGINE: "meilisearch",
    SEARCH_URL: `http://${where}`,
    MOLLIE_API_KEY: `test_${"x".repeat(30)}`,
    MOLLIE_API_URL: `http://${where}`,
    LOG_LEVEL: "silent",
  });
  const address = await addressOf(own);
  let cookies = "";
  const call = async (method: string, path: string, body?: unknown) => {
    const started = performance.now();
    const response = await fetch(address + path, {
      method,
      redirect: "manual",
      headers: {
        cookie: cookies,
        "x-xsrf-token": /XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? "",
        "idempotency-key": "stil",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    cookies = [cookies, ...set].filter(Boolean).join("; ");
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  };
  const within = async (most: number, asked: Promise<{ status: number; text: string; ms: number }>) => {
    const { status, text, ms } = await asked;
    expect([status < 400, ms < most], text.slice(0, 200)).toEqual([true, true]);
    return text;
  };
  await within(5_000, call("GET", "/haagplanten?pagina=2"));
  expect(await within(5_000, call("GET", "/search?q=taxus"))).toContain("taxus");
  await within(5_000, call("GET", "/auth/csrf-cookie"));
  await within(5_000, call("POST", "/api/cart/lines", { sku: "HG01-P30", quantity: 2 }));
  const cart = JSON.parse(await within(5_000, call("PUT", "/api/checkout/delivery", ADDRESS))) as {
    cart: { totalCents: number };
  };
  // The bank's list of ways to pay is waited for a moment, and then what the Dutch use is offered.
  expect(await within(5_000, call("GET", "/checkout/payment"))).toContain("iDEAL");
  const order = { paymentMethod: "ideal", expectedTotalCents: cart.cart.totalCents };
  const placed = await call("POST", "/api/orders", order);
  expect([placed.status, placed.ms < 15_000], placed.text).toEqual([503, true]);
  expect(placed.text).toMatch(/\d{4}-\d{6}/);
  await within(5_000, call("GET", "/readyz"));
});
