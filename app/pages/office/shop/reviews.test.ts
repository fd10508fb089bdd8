import { expect, test } from "vitest";
import { listReviews, listWaiting } from "#reviews/reviews.server.ts";
import { writeReview } from "#reviews/write-review.server.ts";
import { deeds } from "#texts/deeds.ts";
import { officeReviews as say } from "#texts/office/reviews.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop } from "../../../../tests/shop.ts";
import { action, loader } from "./reviews.page.tsx";

test("a review is placed or refused with a reason, once", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const proof = { product: "taxus-a", size: "30–40 cm", deliveredOn: "2026-11-02" as const, firstName: "Kees" };
  for (const order of ["2026-000001", "2026-000002"])
    await writeReview(shop, { ...proof, order }, { stars: 1, title: "Slap", text: "Viel om." });
  const send = async (form: Record<string, string>) =>
    outcome(await action(inOffice(shop, "/kantoor/beoordelingen", { form })));
  const [first, second] = await listWaiting(shop.db);
  expect(await send({ deed: "reviews.refuse", beoordeling: String(first?.id), waarom: " " })).toBe(say.problems.why);
  expect(await send({ deed: "reviews.show", beoordeling: String(first?.id) })).toBe("geplaatst");
  expect(await send({ deed: "reviews.refuse", beoordeling: String(first?.id), waarom: "x" })).toBe(
    say.problems.already,
  );
  expect(await send({ deed: "reviews.refuse", beoordeling: String(second?.id), waarom: "noemt een persoon" })).toBe(
    "geweigerd",
  );
  expect(await send({ deed: "reviews.show", beoordeling: "geen" })).toBe(deeds.wrong);
  expect((await listReviews(shop.db, "taxus-a")).count).toBe(1);
  const page = await loader(inOffice(shop, "/kantoor/beoordelingen"));
  expect([page.waiting, page.judged.map(({ refusedWhy }) => refusedWhy)]).toEqual([[], ["noemt een persoon", null]]);
});
