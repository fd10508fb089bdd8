// The library changes now and then, and a change seldom touches every picture. Each change stands here with the pictures it touches:
// those are drawn again, the rest stays as it is. What touches one habit alone raises that habit's REVISION instead.
// A change that touches all plants makes older ones that touched plants alone superfluous: they go.
import fs from "node:fs";
import path from "node:path";

/** Every value under one of these names, anywhere in the traits. */
function under(traits, names, found = []) {
  if (Array.isArray(traits)) for (const one of traits) under(one, names, found);
  else if (traits && typeof traits === "object")
    for (const [name, value] of Object.entries(traits)) {
      if (names.includes(name)) found.push(value);
      under(value, names, found);
    }
  return found;
}

const HABITS = fs.readdirSync(path.join(import.meta.dirname, "habits"));
/** A plant, or a thing that holds one. */
const alive = (t) => under(t, ["habit"]).some((habit) => HABITS.includes(`${habit}.py`));
const moulded = (t) => under(t, ["parts"]).some((parts) => parts.some((part) => part[0] === "box" && part[8] >= 0.012));

const brightest = (hex) => Math.max(...[1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)));
const pale = (t) => Boolean(t.cols) && (t.glow ?? 0.28) > 0.2 && brightest(t.cols.at(-1)) > 174;

const CHANGES = [
  ["moulded edges are round", moulded],
  ["pale leaves let through no more light than they have", pale],
  ["cushions are soft", (t) => under(t, ["parts"]).some((parts) => parts.some((part) => part[0] === "pad"))],
  ["trimmer and weed brush are machines", (t) => ["trimmer", "brush"].includes(t.kind)],
  ["tins have a lid", (t) => t.form === "tin"],
  ["jute on the roll is coarse", (t) => t.habit === "clothroll" && t.kind === "jute"],
  ["telephones have round corners", (t) => Boolean(t.phone)],
  ["jute, wicker, baskets and cushions are woven", (t) => /"(jute|wicker:|fabric:|basket")/.test(JSON.stringify(t))],
  ["ground cloth is woven", (t) => t.habit === "clothroll" && !t.kind && !t.sticks],
  [
    "metal mirrors a studio",
    (t) =>
      ["handtool", "longtool", "powertool"].includes(t.habit) ||
      (t.habit !== "sizes" && /"(steel|zinc|brass)"/.test(JSON.stringify(t))),
  ],
  ["weathering steel is rusted in spots", (t) => /corten/.test(JSON.stringify(t))],
  ["what is printed is set in the letter of the brand, in families", (t) => under(t, ["label", "labels"]).length > 0],
  [
    "rolled cloth lies loosely round a core",
    (t) => t.habit === "clothroll" && !t.sticks && !t.standing && t.kind !== "mesh",
  ],
  ["leaves show their veins, greens are yellowish, nursery pots have a rim and bark on the soil", alive],
  ["buds of dahlias stand on their stems", (t) => t.tubers > 0],
];

/** The names of the changes that touch a picture. */
export const changesOf = (traits) => CHANGES.filter(([, touches]) => touches(traits)).map(([name]) => name);
