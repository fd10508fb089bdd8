import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { bodyLimits, readBody, TooLarge } from "./body.ts";

const routes = {
  root: { module: {} },
  account: { path: "account", parentId: "root", module: {} },
  claim: { path: "orders/:number", parentId: "account", module: { action: { bytes: 12_000_000 } } },
  login: { path: "login", parentId: "root", module: { action: { bytes: 65_536 } } },
};
const api = { routes: [{ path: "/api/photos", handler: { deed: { bytes: 500_000 } } }] };
const limits = bodyLimits({ routes } as never, api as never);

test("only an address whose deed takes more may be sent more", () => {
  expect(limits("/account/orders/2026-1")).toBe(12_000_000);
  expect(limits("/account/orders/2026-1.data")).toBe(12_000_000);
  expect(limits("/api/photos")).toBe(500_000);
  for (const path of ["/", "/login", "/account/orders", "/account/orders/1/more", "/api/cart/lines", "/%00"])
    expect([path, limits(path)]).toEqual([path, 65_536]);
});

const sent = (size: number, headers: Record<string, string> = {}) =>
  Object.assign(Readable.from([Buffer.alloc(size)]), { method: "POST", headers }) as unknown as IncomingMessage;

test("too much is refused, by what it says of itself and by what comes", async () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  await expect(readBody(sent(0, { ...multipart, "content-length": "12000000" }), 65_536)).rejects.toThrow(TooLarge);
  await expect(readBody(sent(70_000, multipart), 65_536)).rejects.toThrow(TooLarge);
  expect((await readBody(sent(60_000, multipart), 65_536))?.length).toBe(60_000);
});
