import { expect, test } from "vitest";
import { peerOf } from "./peer.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { "x-forwarded-for": forwarded } : {} }) as never;

test("without a proxy of ours nobody is believed about where he comes from", () => {
  expect(peerOf(from("203.0.113.7", "1.1.1.1"), 0)).toBe("203.0.113.7");
});

test("behind proxies the count goes from the right, so a made-up beginning changes nothing", () => {
  const seen = new Set<string>();
  for (let at = 0; at < 120; at++) seen.add(peerOf(from("10.0.0.1", `${at}.1.1.1, 203.0.113.7`), 1));
  expect([...seen]).toEqual(["203.0.113.7"]);
  expect(peerOf(from("10.0.0.1", "9.9.9.9, 203.0.113.7, 10.0.0.2"), 2)).toBe("203.0.113.7");
});

test("who goes round the proxies, or says what is no address, counts by his connection", () => {
  for (const told of [undefined, "", "203.0.113.7", "unknown, x"])
    expect(peerOf(from("198.51.100.4", told), 2)).toBe("198.51.100.4");
});

test("an IPv6 network of 64 bits is one visitor", () => {
  const seen = new Set<string>();
  for (let at = 1; at < 200; at++) seen.add(peerOf(from(`2001:db8:1:2:${at.toString(16)}::${at.toString(16)}`), 0));
  expect([...seen]).toEqual(["2001:db8:1:2::/64"]);
  expect(peerOf(from("::1"), 0)).toBe("0:0:0:0::/64");
  expect(peerOf(from("fe80::1%eth0"), 0)).toBe("fe80:0:0:0::/64");
  expect(peerOf(from("::ffff:203.0.113.7"), 0)).toBe("203.0.113.7");
  expect(peerOf(from("10.0.0.1", "[2001:db8::1]:443"), 1)).toBe("2001:db8:0:0::/64");
  expect(peerOf(from("10.0.0.1", "203.0.113.7:55555"), 1)).toBe("203.0.113.7");
});
