import { expect } from "vitest";
import { addressOf, filledShop } from "../running/own-process.ts";
import { ask, openEcho, type OpenProxy } from "./proxy.ts";

const STRANGER = "203.0.113.9";
const PHOTO = 40 * 1024 * 1024;

/** Whatever a visitor says of himself, the shop hears where he is and how he came; a photograph comes through whole. */
export async function expectTrueAddress(open: OpenProxy): Promise<void> {
  const proxy = await open(await openEcho());
  const said = { "x-forwarded-for": STRANGER, "x-forwarded-proto": "http" };
  // Caddy asks /readyz first and sends nobody until that says yes.
  await expect.poll(async () => (await ask(`${proxy}/`)).status).toBe(200);
  expect(JSON.parse((await ask(`${proxy}/`, said)).body)).toEqual({ from: "127.0.0.1", by: "https", bytes: 0 });
  const photo = await ask(`${proxy}/kantoor/fotos/bij`, {}, Buffer.alloc(PHOTO));
  expect(JSON.parse(photo.body)).toMatchObject({ bytes: PHOTO });
}

/** Pages come by TLS and HTTP/2 with the shop's own word on who may keep them. Gives where the proxy is. */
export async function expectPages(open: OpenProxy): Promise<string> {
  const own = filledShop({ EDGE: "kort", EDGE_SECONDS: "30", TRUST_PROXY: "1" });
  const proxy = await open(await addressOf(own));
  await expect.poll(async () => (await ask(`${proxy}/haagplanten`)).status).toBe(200);
  const page = await ask(`${proxy}/haagplanten`);
  expect(page.body).toContain("</html>");
  expect(page.headers["cache-control"]).toContain("s-maxage=30");
  expect((await ask(`${proxy}/cart`)).headers["cache-control"]).toContain("no-store");
  return proxy;
}
