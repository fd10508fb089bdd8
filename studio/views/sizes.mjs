// The sizes of one product beside each other at their true scale, with the same watering can beside them as a mark.
import fs from "node:fs";
import path from "node:path";

/** Traits without what can only be seen from nearby. */
function traitsOf(group, slug) {
  const file = path.join(import.meta.dirname, "..", "traits", `${group}.json`);
  const { fine: _, ...whole } = JSON.parse(fs.readFileSync(file, "utf8"))[slug];
  return whole;
}
/** A large can beside large things, a small one beside small things; both as tall as they are. */
const MARKS = [
  [
    0.7,
    { mark: traitsOf("bewatering", "gieter-10-l"), marktall: 0.4, shown: "de maten naast een gieter van 10 liter" },
  ],
  [
    0,
    {
      mark: traitsOf("bewatering", "kamerplantengieter-1-5-l"),
      marktall: 0.2,
      shown: "de maten naast een gieter van 1,5 liter",
    },
  ],
];

/** How wide the pots of the trade are, in metres. */
const POTS = {
  P9: 0.09,
  P11: 0.11,
  C2: 0.17,
  C3: 0.19,
  C4: 0.2,
  C5: 0.22,
  "C7,5": 0.26,
  C10: 0.28,
  C15: 0.32,
  C18: 0.34,
};

const spread = (list) => (list.length > 3 ? [list[0], list[Math.floor(list.length / 2)], list.at(-1)] : list);
const distinct = (list) => spread([...new Set(list.filter(Boolean))].sort((a, b) => a - b));

const middle = ([low, high]) => (low + high) / 200;
const across = (variant) => {
  const round = /Ø (\d+)/.exec(variant.label);
  return round ? Number(round[1]) / 100 : POTS[variant.pot];
};

/** What a size is drawn from: the plant in its pot, also where the main picture shows it in the ground or as a hedge. */
function potted(t) {
  const { row: _, ball: __, ...plant } = t;
  if (t.habit === "tree" && !t.pot) return { ...plant, pot: { r: 0.2, h: 0.3 } };
  return plant;
}

/** One member a size: by the heights of the variants, or by the pots they stand in. */
function grownTo(product, t) {
  const heights = distinct(product.variants.map((v) => v.heightCm && middle(v.heightCm)));
  if (heights.length > 1) return heights.map((tall) => ({ traits: potted(t), tall }));
  const pots = distinct(product.variants.map(across));
  const own = 2 * (t.pot?.r ?? (t.house ? 0.27 : t.habit === "perennial" ? 0.17 : 0.24));
  return t.pot === false ? [] : pots.map((wide) => ({ traits: potted(t), scale: wide / own }));
}

/** Planters and pots: every size with its own measures. */
function made(product, t) {
  const numbers = product.variants.map(({ label }) => [...label.matchAll(/\d+/g)].map((n) => Number(n[0]) / 100));
  if (t.size && numbers.every((n) => n.length === 3)) return numbers.map((size) => ({ traits: { ...t, size } }));
  if (t.form === "round" && numbers.every((n) => n.length === 1))
    return spread(numbers).map(([wide]) => ({ traits: { ...t, r: wide / 2, h: (t.h * wide) / (2 * t.r) } }));
  return [];
}

/** The view that shows the sizes, or nothing where there is one size only. */
export function sizesOf(product, t) {
  const members = t.habit === "planter" ? made(product, t) : grownTo(product, t);
  if (members.length < 2) return null;
  const largest = members.at(-1);
  const tall =
    largest.tall ??
    (largest.scale ? 1.4 * largest.scale : Math.max(...(largest.traits.size ?? [2 * largest.traits.r])));
  return {
    view: "sizes",
    traits: {
      habit: "sizes",
      members,
      ...MARKS.find(([from]) => tall >= from)[1],
      ...(t.habit === "planter" && { gap: 1.1 }),
    },
  };
}
