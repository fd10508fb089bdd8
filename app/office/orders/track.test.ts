import { expect, test } from "vitest";
import { trackOf } from "./track.ts";

const ede = { postcode: "6711 ab", country: "NL" };

test("a code becomes the carrier's own page, with the postcode it asks for", () => {
  expect(trackOf("3S ABCD 1234567", "PostNL", ede)).toEqual({
    ok: true,
    url: "https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-6711AB",
  });
  expect(trackOf("jvgl0123456789", "DHL", ede)).toEqual({
    ok: true,
    url: "https://my.dhlecommerce.nl/home/tracktrace/JVGL0123456789/6711AB",
  });
});

test("a whole link stays what it is, no code is fine, and own transport has no page", () => {
  expect(trackOf("https://volg.voorbeeld.nl/1", "DPD", ede)).toEqual({ ok: true, url: "https://volg.voorbeeld.nl/1" });
  expect(trackOf("", "PostNL", ede)).toEqual({ ok: true });
  expect(trackOf("RIT12345", "Eigen vervoer", ede)).toEqual({ ok: true });
});

test.each(["kort", "javascript:alert(1)", "https://", "een zin met een ? erin", "http://volg.voorbeeld.nl/1"])(
  "%s is not something to follow",
  (given) => {
    expect(trackOf(given, "PostNL", ede)).toEqual({ ok: false });
  },
);

test.each([
  ["https://jouw.postnl.nl/volg/1", "PostNL", true],
  ["https://www.dhl.com/nl-nl/volg", "DHL", true],
  ["https://mydpd.dpd.nl/volg", "DPD", true],
  ["https://www.dhl.com/nl-nl/volg", "PostNL", false],
  ["https://oplichter.example/postnl.nl", "PostNL", false],
  ["https://postnl.nl.oplichter.example/", "PostNL", false],
  ["https://nepostnl.nl/", "PostNL", false],
  ["https://postnl.nl@oplichter.example/", "PostNL", false],
  ["https://postnl.nl\\@oplichter.example/", "PostNL", false],
  ["https://oplichter.example/", "Eigen vervoer", false],
] as const)("where only the carrier's own site may be linked to: %s of %s", (given, carrier, ok) => {
  expect(trackOf(given, carrier, ede, "carrier").ok).toBe(ok);
});

test("a link that pretends to be elsewhere is none, whoever sends it", () => {
  expect(trackOf("https://postnl.nl@oplichter.example/", "PostNL", ede).ok).toBe(false);
});
