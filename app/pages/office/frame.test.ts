import { expect, test } from "vitest";
import { linkOf } from "#office/frame.tsx";
import { inOffice } from "../../../tests/office.ts";
import { aShop } from "../../../tests/shop.ts";
import { loader } from "./frame.page.tsx";

test("everybody hears only how much waits behind their own doors", async () => {
  const shop = await aShop();
  const counted = async (role: string) =>
    Object.keys((await loader(inOffice(shop, "/kantoor", { scope: [role] }))).waiting).toSorted();
  expect(await counted("pakken")).toEqual(["orders"]);
  expect(await counted("teksten")).toEqual(["reviews"]);
  expect(await counted("boekhouding")).toEqual([]);
  expect(await counted("eigenaar")).toEqual(["messages", "orders", "post", "reviews", "trees", "withdrawals"]);
});

test("somebody is at one place of the menu: the longest address above the page", () => {
  expect(linkOf("/kantoor/bestellingen/2026-000001")).toBe("/kantoor/bestellingen");
  expect(linkOf("/kantoor/bestellingen/nieuw")).toBe("/kantoor/bestellingen/nieuw");
  expect(linkOf("/kantoor/assortiment/tellen/x")).toBe("/kantoor/assortiment/tellen");
  expect(linkOf("/kantoor/menukaart")).toBeUndefined();
  expect(linkOf("/kantoor")).toBeUndefined();
});
