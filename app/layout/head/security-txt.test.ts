import { expect, test } from "vitest";
import { apiOf, isApiPath } from "../../../server/api.ts";
import { aShop } from "../../../tests/shop.ts";

test("whoever found a weakness reads where to tell it, and until when that holds", async () => {
  const ask = async (settings: Record<string, string>) =>
    (await apiOf(await aShop(settings)).request("/.well-known/security.txt")).text();
  expect(isApiPath("/.well-known/security.txt")).toBe(true);
  const own = await ask({ COMPANY_EMAIL: "hallo@groen.nl" });
  expect(own).toContain("Contact: mailto:hallo@groen.nl\nExpires: 2027-05-15T09:00:00.000Z\n");
  expect(own).toContain("Canonical: http://localhost:3000/.well-known/security.txt");
  expect(await ask({ SECURITY_CONTACT: "https://groen.nl/melden" })).toContain("Contact: https://groen.nl/melden\n");
  expect(await ask({ SECURITY_CONTACT: "lek@groen.nl" })).toContain("Contact: mailto:lek@groen.nl\n");
});
