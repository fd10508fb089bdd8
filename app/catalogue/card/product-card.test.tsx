import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { filled, writeWithStills } from "#kit/page/stills.ts";
import { ProductCard } from "./product-card.tsx";
import type { Card } from "../product/product.ts";

const card: Card = {
  slug: "groene-beuk",
  name: "Groene beuk",
  latin: "Fagus sylvatica",
  picture: { key: "groene-beuk", alt: "Groene beuk" },
  fromCents: 135,
  oneVariant: false,
  sku: "HB01",
  reduced: null,
  tier: { count: 50, cents: 122 },
  traits: [{ icon: "zon", text: "Zon" }],
  toxic: true,
  seasons: [],
  soldOut: false,
  plantMonths: [11],
};

test("a card is the same, written apart or within its page", () => {
  for (const props of [{ at: 0, eager: true }, { at: 9 }, { at: 9, month: 6 }, { at: 1, why: "Haag" }, { take: 3 }]) {
    const list = (
      <ul>
        <ProductCard card={card} month={11} {...props} />
      </ul>
    );
    const page = writeWithStills(list, (part) => renderToString(part));
    expect(page.text).not.toContain("beuk");
    expect(filled(page)).toBe(renderToString(list));
    // The policy of a page is made from what is its own.
    expect(filled(page)).not.toMatch(/<script|<style|<link|style=/);
  }
});
