import { expect, onTestFinished, test } from "vitest";
import { removeRule, saveRule } from "../../../app/search/rules/rules.server.ts";
import { shopUrl } from "../browser.ts";
import { db } from "../people.ts";

const slugsAt = async (address: string) => {
  const html = await (await fetch(shopUrl(address))).text();
  const list = html.slice(html.indexOf('class="cat-lijst'), html.indexOf("application/ld+json"));
  return [...new Set([...list.matchAll(/href="\/p\/([\w-]+)/g)].map(([, slug = ""]) => slug))];
};

test("R110 a rule that waits for a chosen value acts on the page where it is chosen, up to the tenth context", async () => {
  const colours = "Wit,Crème,Geel,Oranje,Rood,Roze,Paars,Blauw,Groen".split(",");
  const withColours = (count: number) =>
    `/rozen?bloemkleur=${encodeURIComponent(colours.slice(0, count).join(","))}&soort=Klimroos`;
  const before = await slugsAt(withColours(8));
  const last = before.at(-1) ?? "";
  expect(before.length).toBeGreaterThan(1);
  expect(await slugsAt(withColours(9))).toEqual(before);
  const all = await slugsAt("/rozen");
  const id = "reis:klimroos";
  onTestFinished(() => removeRule(db, id));
  await saveRule(db, { id, context: "ais-soort-Klimroos", pin: [{ id: last, position: 0 }] });
  await expect.poll(async () => (await slugsAt("/rozen?soort=Klimroos"))[0]).toBe(last);
  expect(await slugsAt("/rozen")).toEqual(all);
  // The place and eight colours come first: the value is the tenth. With one more it is not heard.
  expect((await slugsAt(withColours(8)))[0]).toBe(last);
  expect(await slugsAt(withColours(9))).toEqual(before);
});
