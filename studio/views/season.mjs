// What a plant looks like at another time of the year: in blossom, in fruit, in winter, and as it comes to you.

const KEEPS_BROWN = /^(Fagus sylvatica|Carpinus betulus)/;
const LEAFY = ["tree", "standard", "trained", "hedge"];

/** Blossom of fruit trees, by genus. */
const BLOSSOM = [
  [/^Malus/, ["#fbf1f0", "#f6d9dd", "#ffffff"], 0.07],
  [/^Pyrus/, ["#ffffff", "#faf8f0"], 0.065],
  [/^Prunus/, ["#ffffff", "#fdf6f4"], 0.055],
];

/** Bare in winter, or with the brown leaf that beech and hornbeam hold on to. */
export function winter(product, t) {
  if (product.leaf !== "deciduous" || !LEAFY.includes(t.habit)) return null;
  const { flowers: _, berries: __, young: ___, ...plant } = t;
  if (KEEPS_BROWN.test(product.latin ?? "") && t.habit !== "tree")
    return {
      view: "winter",
      traits: { ...plant, cols: ["#7a4a24", "#96602e", "#ad7a40"], shown: "in de winter, met bruin blad" },
    };
  const weep = t.weep && { ...t.weep, leaves: 0, flowers: undefined, catkins: undefined };
  return {
    view: "winter",
    traits: { ...plant, per: 0, leafless: true, ...(weep && { weep }), shown: "kaal in de winter" },
  };
}

/** Fruit trees in spring. */
export function blossom(product, t) {
  const [, cols, size] = BLOSSOM.find(([genus]) => genus.test(product.latin ?? "")) ?? [];
  if (!cols || product.group !== "fruit" || t.habit !== "tree") return null;
  const { berries: _, ...plant } = t;
  const cluster = { form: "ball", per: 4, rad: size * 0.75, flat: 0.8, cover: 1.3 };
  const flowers = [{ n: t.limbs ? 440 : 820, floret: "five", size, cols, center: "#dfe3b8", lift: 0.03, ...cluster }];
  const leaf = { per: 2, len: t.len * 0.6, cols: ["#6f9a3c", "#86ad4e"] };
  return { view: "blossom", traits: { ...plant, ...leaf, flowers, shown: "in bloei in het voorjaar" } };
}

/** Fruit and berries from close by. */
export const fruit = (t) =>
  t.berries ? { view: "fruit", traits: { ...t, close: "fruit", shown: "vruchten van dichtbij" } } : null;

/** Indoor plants in the pot of the nursery, without the pot they are shown in; bulbs as they lie in the bag. */
export function arrives(t) {
  if (t.house)
    return {
      view: "pot",
      traits: { ...t, house: ["nursery", "#6b4a38", "plastic"], shown: "zoals hij aankomt, in kweekpot" },
    };
  if (t.bulb) return { view: "bulbs", traits: { ...t, plants: 0, heap: 14, shown: "de bollen zoals je ze krijgt" } };
  return null;
}
