import { expect, test } from "vitest";
import { listStops } from "#delivery/stops.server.ts";
import type { Day } from "#kit/day.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { tellStopped } from "#orders/shipping/tell-stopped.server.ts";
import { mails } from "#outside/tables.server.ts";
import { office } from "#texts/office/office.ts";
import { ADDRESS, anOrder, aPlant } from "../../../tests/buying.ts";
import { inOffice, outcome } from "../../../tests/office.ts";
import { aShop } from "../../../tests/shop.ts";
import { action } from "./stops.page.tsx";

test("a stop has two days of the calendar, in their order; anything else is refused with a word", async () => {
  const shop = await aShop();
  const stop = async (van: string, tot: string, soort = "vorst") =>
    outcome(await action(inOffice(shop, "/kantoor/bezorgstop", { form: { deed: "stops.add", soort, van, tot } })));
  expect(await stop("2026-12-01", "2026-12-05")).toBe("aan");
  for (const [from, to, kind] of [
    ["2026-02-30", "2026-12-05"],
    ["2026-12-01", "2026-99-99"],
    ["2026-12-06", "2026-12-05"],
    ["morgen", ""],
    ["2026-12-01", "2026-12-05", "hagel"],
  ])
    expect(await stop(from ?? "", to ?? "", kind)).toBe(office.stops.wrong);
  expect(await listStops(shop)).toHaveLength(1);
});

test("whoever was promised a day in the frost hears it once, whoever was not hears nothing", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const pot = { group: "potten", vat: 21, latin: null, passport: false, gpsr: "kleihof" } as const;
  await aPlant(shop, { sku: "POT", more: pot });
  const confirmed = async (sku: string, email: string, day: Day) => {
    const { id } = await anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, email, day });
    await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
  };
  await confirmed("A", "vorst@voorbeeld.nl", "2026-11-26");
  await confirmed("A", "dooi@voorbeeld.nl", "2026-11-19");
  await confirmed("POT", "pot@voorbeeld.nl", "2026-11-26");
  const form = { deed: "stops.add", soort: "vorst", van: "2026-11-24", tot: "2026-11-27" };
  await action(inOffice(shop, "/kantoor/bezorgstop", { form }));
  expect(await tellStopped(shop, await listStops(shop)), "not again the next morning").toBe(0);
  const posted = await shop.db.select({ to: mails.to, text: mails.text }).from(mails);
  expect(posted.map(({ to }) => to)).toEqual(["vorst@voorbeeld.nl"]);
  expect(posted[0]?.text).toContain("vrijdag 27 november");
});
