import { expect, test } from "vitest";
import { counting } from "#texts/office/range/counting.ts";
import { aPlant } from "../../../../tests/buying.ts";
import { inOffice } from "../../../../tests/office.ts";
import { aShop } from "../../../../tests/shop.ts";
import { action, loader } from "./count.page.tsx";
import { loader as labelsFile } from "./labels-file.page.tsx";
import { loader as labels } from "./labels.page.tsx";

const HERE = "/kantoor/assortiment/tellen";

test("who packs may count, and is led back to the place they were counting", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A-1", stock: 20 });
  const scope = ["pakken"];
  const shown = await loader(inOffice(shop, `${HERE}?code=a-1&vak=Kas+2`, { scope }));
  expect(shown.shelf).toMatchObject({ sku: "A-1", expected: 20 });
  const form = {
    deed: "counting.save",
    sku: "A-1",
    poging: shown.attempt,
    gezien: "20",
    geteld: "18",
    reden: "dood",
    notitie: "",
  };
  const send = () => action(inOffice(shop, `${HERE}?code=a-1&vak=Kas+2`, { form, scope }));
  const [first, second] = [await send(), await send()];
  const to = first instanceof Response ? first.headers.get("location") : undefined;
  expect(to).toMatch(/tellen\?vak=Kas\+2&gedaan=\d+$/);
  expect(second instanceof Response && second.headers.get("location"), "pressed twice, led to the same").toBe(to);
  const after = await loader(inOffice(shop, to ?? "", { scope }));
  expect(after.done).toMatchObject({ words: counting.saved("Taxus A-1", 20, 18), short: 0, isLast: true });
  expect(after.counts).toHaveLength(1);
  await expect(loader(inOffice(shop, HERE, { scope: ["teksten"] }))).rejects.toMatchObject({ status: 404 });
});

test("a code that nobody knows says so, and a part of a name gives a choice", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A-1" });
  const none = await loader(inOffice(shop, `${HERE}?code=8710000000000`));
  expect([none.shelf, none.choices]).toEqual([undefined, []]);
  const some = await loader(inOffice(shop, `${HERE}?code=taxus`));
  expect(some.choices.map(({ sku }) => sku)).toEqual(["A-1"]);
});

test("labels of a product are listed and made; without a size there is no file", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A-1" });
  const { sizes } = await labels(inOffice(shop, "/kantoor/assortiment/labels?product=taxus-a-1"));
  expect(sizes.map(({ sku }) => sku)).toEqual(["A-1"]);
  const { sizes: all, isAsked } = await labels(inOffice(shop, "/kantoor/assortiment/labels"));
  expect([all, isAsked]).toEqual([[], false]);
  const file = await labelsFile(inOffice(shop, "/kantoor/assortiment/labels.pdf?n.A-1=3&papier=rol"));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  await expect(labelsFile(inOffice(shop, "/kantoor/assortiment/labels.pdf"))).rejects.toMatchObject({ status: 404 });
});
