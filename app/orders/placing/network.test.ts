import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test("addresses of one /64 are one network, however they are written", () => {
  const one = ["2001:db8:0:7::1", "2001:0db8::7:a:b:c:d", "2001:DB8:0:7:ffff:1:2:3", "2001:db8:0:7::"].map(networkOf);
  expect(new Set(one)).toEqual(new Set(["2001:db8:0:7::/64"]));
  expect(networkOf("2001:db8:0:8::1")).not.toBe(one[0]);
  expect([networkOf("203.0.113.7"), networkOf("::ffff:203.0.113.7"), networkOf("::1")]).toEqual([
    "203.0.113.7",
    "203.0.113.7",
    "0:0:0:0::/64",
  ]);
});
