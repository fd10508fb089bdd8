import { expect, test } from "vitest";
import { listRunning } from "#insight/experiments/experiments.server.ts";
import { office } from "#texts/office/office.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { action, loader } from "./experiments.page.tsx";

const say = office.experiments;
const send = async (shop: TestShop, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, "/kantoor/proeven", { form })));
const card = {
  deed: "experiments.make",
  naam: "Gratis kaartje",
  sleutel: "gratis_kaartje",
  verdeling: "9, 1",
  paginas: "/cadeau\n/bloemen",
};

test("an experiment that is made runs at once, and its switch stops it", async () => {
  const shop = await aShop();
  const twice = await Promise.all([send(shop, card), send(shop, card)]);
  expect(twice).toEqual(expect.arrayContaining(["gemaakt", say.problems.exists]));
  expect(await listRunning(shop.db, shop.now())).toEqual([
    {
      key: "gratis_kaartje",
      variants: [
        { key: "A", weight: 9 },
        { key: "B", weight: 1 },
      ],
      pages: ["/cadeau", "/bloemen"],
    },
  ]);
  expect(await send(shop, { deed: "experiments.switch", aan: "nee", proef: "gratis_kaartje" })).toBe("uit");
  expect(await listRunning(shop.db, shop.now())).toEqual([]);
  const page = await loader(inOffice(shop, "/kantoor/proeven?gedaan=uit"));
  expect([page.done, page.results.map(({ key, on }) => [key, on])]).toEqual([
    say.done.uit,
    [["gratis_kaartje", false]],
  ]);
});

test("it runs from the first day up to and including the last", async () => {
  const shop = await aShop();
  expect(await send(shop, { ...card, van: "2026-12-01", tot: "2026-12-02" })).toBe("gemaakt");
  const runs = async (moment: string) => (await listRunning(shop.db, new Date(moment))).length;
  expect(await runs("2026-11-30T22:59:00Z")).toBe(0);
  expect(await runs("2026-11-30T23:00:00Z")).toBe(1);
  expect(await runs("2026-12-02T22:59:00Z")).toBe(1);
  expect(await runs("2026-12-02T23:00:00Z")).toBe(0);
});

test.each([
  [{ sleutel: "Gratis Kaartje" }, say.problems.key],
  [{ naam: " " }, say.problems.name],
  [{ verdeling: "1" }, say.problems.weights],
  [{ verdeling: "1, veel" }, say.problems.weights],
  [{ verdeling: "1, 0" }, say.problems.weights],
  [{ verdeling: "1 1 1 1 1 1 1" }, say.problems.weights],
  [{ paginas: "cadeau" }, say.problems.pages],
  [{ van: "2026-12-02", tot: "2026-12-01" }, say.problems.days],
  [{ tot: "morgen" }, say.problems.days],
])("%o is refused in words", async (wrong, problem) => {
  const shop = await aShop();
  expect(await send(shop, { ...card, ...wrong })).toBe(problem);
});
