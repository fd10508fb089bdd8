import type { Facets, Product } from "#catalogue/product/product.ts";
import { randomFrom } from "../search/generated.ts";

const syllables =
  "ba be bo da de dor el en fi ga ge hal ir ka ker la lan li lo ma mi mon na ne no ol pa per ra ri ro sa se si sol ta te ti to val ve vi wi zan".split(
    " ",
  );

/** A large range made from the real one: real kinds, sizes and texts, with cultivars, facets and prices of its own. */
export function* generateProducts(base: Product[], count: number): Generator<Product> {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const kin = Map.groupBy(base, ({ group }) => group);
  const cultivar = () => {
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  for (let at = 0; at < count; at++) {
    const model = pick(base);
    const name = cultivar();
    const slug = `${model.slug.slice(0, 60)}-${at}`;
    const dearer = 0.6 + random() * 1.2;
    yield {
      ...model,
      slug,
      name: `${model.name.replace(/\s*‘.*$/, "")} ‘${name}’`,
      latin: model.latin && `${model.latin.replace(/\s*‘.*$/, "")} ‘${name}’`,
      facets: mixed(model, kin.get(model.group) ?? [], pick, random),
      texts: { ...model.texts, description: `${name} ${cultivar()}. ${model.texts.description}` },
      popularity: Math.floor(random() * 10_000),
      variants: model.variants.map((size, place) => ({
        ...size,
        product: slug,
        sku: `G${at}-${place}`,
        priceCents: Math.max(1, Math.round(size.priceCents * dearer)),
        wasCents: null,
        stock: random() < 0.1 ? 0 : 1 + Math.floor(random() * 400),
      })),
    };
  }
}

/** Every third fact is that of another plant of the same group, so that filters cut across each other. */
function mixed(model: Product, kin: Product[], pick: <T>(list: readonly T[]) => T, random: () => number): Facets {
  const own = { ...model.facets };
  for (const name of Object.keys(own)) {
    // A tree that is cut stays cut: a plant with roots has to have a passport.
    if (name === "kerst_vorm") continue;
    const other = random() < 0.33 ? pick(kin).facets[name] : undefined;
    if (other !== undefined) own[name] = other;
  }
  return own;
}
