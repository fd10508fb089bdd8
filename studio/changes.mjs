// The library changes now and then, and a change seldom touches every picture. Each change stands here with the pictures it touches:
// those are drawn again, the rest stays as it is. What touches one habit alone raises that habit's REVISION instead.

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

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
function lightness(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Every plant or part of one that has leaves of its own colours: the traits, the members of a set, the blades of a grass. */
function foliage(t, found = []) {
  if (Array.isArray(t)) for (const one of t) foliage(one, found);
  else if (t && typeof t === "object") {
    if (Array.isArray(t.cols) && (t.leaf || t.habit)) found.push(t);
    for (const [name, value] of Object.entries(t)) if (!["flowers", "berries"].includes(name)) foliage(value, found);
  }
  return found;
}
const channels = (hex) => [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
const TWIGS = [
  "yew",
  "spray",
  "hinoki",
  "plume",
  "spruce",
  "stonecrop",
  "pine",
  "metasequoia",
  "dawn",
  "bluespruce",
  "mugo",
];
const plain = (t) => !TWIGS.includes(t.leaf) && (t.vein === 0 || (t.habit === "grass" && !t.vein));
const isPurple = ([r, g, b]) => r > g * 1.05 && b > g * 0.9;

const TREES = ["tree", "trained"]; // drawn alone, their own revision tells

const PETALS = ["flowers", "petal", "lip", "center", "spikes", "spathes"];
const palePetals = (t) =>
  (JSON.stringify(under(t, PETALS)).match(/#[0-9a-f]{6}/gi) ?? []).some((colour) => lightness(colour) > 0.62);
const flowers = (t) => under(t, ["flowers"]).flat();
const leaves = (t) => under(t, ["leaf", "stemleaf"]);
const moulded = (t) => under(t, ["parts"]).some((parts) => parts.some((part) => part[0] === "box" && part[8] >= 0.012));

/** Petals of a deep red, purple or blue. */
const deepPetals = (t) =>
  (JSON.stringify(under(t, PETALS)).match(/#[0-9a-f]{6}/gi) ?? []).some(
    (colour) => lightness(colour) < 0.14 && Math.max(...channels(colour)) > 2.3 * lightness(colour),
  );
const florets = (t, ...names) => under(t, ["floret"]).some((floret) => names.includes(floret));

export const CHANGES = [
  ["from close by: finer leaves and petals, veins in relief, a lens", (t) => Boolean(t.close)],
  ["white petals keep their shade", palePetals],
  ["full roses, peonies and dahlias", (t) => flowers(t).some((f) => ["rose", "double", "peony"].includes(f.floret))],
  ["panicles are filled", (t) => flowers(t).some((f) => f.form === "cone" && (f.rad ?? 0.02) >= 0.05)],
  ["flat heads are no nets", (t) => flowers(t).some((f) => f.form === "flat")],
  [
    "holly has spines, linden hearts, rose five leaflets",
    (t) => leaves(t).some((l) => ["holly", "linden", "rose"].includes(l)),
  ],
  ["moulded edges are round", moulded],
  ["a single head stands in the middle of its close-up", (t) => Boolean(t.close) && t.plants === 1],
  [
    "twigs of clipped conifers stay within the hedge",
    (t) => t.habit === "hedge" && ["yew", "spray", "plume"].includes(t.leaf),
  ],
  [
    "blades without veins keep their colour",
    (t) => foliage(t).some((f) => plain(f) && f.cols.some((c) => Math.max(...channels(c)) > 0.11)),
  ],
  [
    "pale leaves let through no more light than they have",
    (t) =>
      foliage(t).some(
        (f) => !TWIGS.includes(f.leaf) && (f.glow ?? 0.28) > 0.2 && Math.max(...channels(f.cols.at(-1))) > 0.42,
      ),
  ],
  ["purple leaves are purple on both sides", (t) => foliage(t).some((f) => isPurple(channels(f.cols[0])))],
  [
    "tall stalks are green to the top",
    (t) => ["swords", "leafstalk"].includes(t.habit) && flowers(t).some((f) => f.tall > 0.9),
  ],
  ["cushions are soft", (t) => under(t, ["parts"]).some((parts) => parts.some((part) => part[0] === "pad"))],
  [
    "stems of perennials lean their own way",
    (t) => under(t, ["habit"]).includes("perennial") && under(t, ["stems"]).some(Boolean),
  ],
  ["gravel is stone", (t) => under(t, ["habit"]).some((habit) => ["cactus", "succulent"].includes(habit))],
  ["pearls are round", (t) => under(t, ["leaf"]).includes("pearl")],
  ["standards in open ground stand in earth", (t) => t.habit === "standard" && t.pot === false],
  ["leaflets of zz plants stand apart", (t) => under(t, ["habit"]).includes("zamioculcas")],
  ["succulents show the face of their leaves", (t) => under(t, ["habit"]).includes("succulent")],
  ["fruit from close by is seen between the leaves", (t) => t.close === "fruit"],
  ["leaflets of zz plants are hollow", (t) => under(t, ["habit"]).includes("zamioculcas")],
  ["peperomias have thick smooth leaves", (t) => under(t, ["bark"]).some((bark) => bark.includes("#8a5a4a"))],
  ["trimmer and weed brush are machines", (t) => ["trimmer", "brush"].includes(t.kind)],
  ["tins have a lid", (t) => t.form === "tin"],
  ["jute on the roll is coarse", (t) => t.habit === "clothroll" && t.kind === "jute"],
  ["spruces have close needles", (t) => under(t, ["leaf"]).includes("spruce")],
  ["jade plants fork from a trunk", (t) => under(t, ["branches"]).some((n) => n > 0)],
  ["telephones have round corners", (t) => Boolean(t.phone)],
  [
    "young trees have a leader, fine twigs and a slim trunk",
    (t) => !TREES.includes(t.habit) && under(t, ["habit"]).some((habit) => TREES.includes(habit)),
  ],
  ["jute, wicker, baskets and cushions are woven", (t) => /"(jute|wicker:|fabric:|basket")/.test(JSON.stringify(t))],
  ["ground cloth is woven", (t) => t.habit === "clothroll" && !t.kind && !t.sticks],
  ["root balls are wrapped in woven jute", (t) => typeof t.ball === "number"],
  [
    "metal mirrors a studio",
    (t) =>
      ["handtool", "longtool", "powertool"].includes(t.habit) ||
      (t.habit !== "sizes" && /"(steel|zinc|brass)"/.test(JSON.stringify(t))),
  ],
  ["weathering steel is rusted in spots", (t) => /corten/.test(JSON.stringify(t))],
  [
    "weigelas, azaleas and rhododendrons open into round lobes",
    (t) => t.habit === "potshrub" && flowers(t).some((f) => ["wide", "trumpet"].includes(f.floret)),
  ],
  ["kale is frilled", (t) => under(t, ["leaf"]).includes("kale")],
  ["peppers have three lobes", (t) => under(t, ["kind"]).includes("pepper")],
  ["the amaryllis has broad petals", (t) => Boolean(t.potted) && flowers(t).some((f) => f.floret === "lily")],
  [
    "dark foliage from close by is exposed longer",
    (t) => t.close === "leaf" && foliage(t).some((f) => f.leaf === "olive" || lightness(f.cols[0]) < 0.09),
  ],
  [
    "a branched stem ends in a flower",
    (t) =>
      under(t, ["habit"]).includes("perennial") &&
      flowers(t).some((f) => f.each > 1 && !f.up && !f.raceme && !f.stalks),
  ],
  ["what is printed is set in the letter of the brand, in families", (t) => under(t, ["label", "labels"]).length > 0],
  ["lobes of a monstera have a vein of their own", (t) => leaves(t).some((l) => ["monstera", "cut"].includes(l))],
  ["ferns stand as a shuttlecock", (t) => under(t, ["twice"]).some(Boolean)],
  ["lobelias have a white eye", (t) => florets(t, "lobelia")],
  ["courgette flowers open into a star", (t) => florets(t, "courgetteflower")],
  ["arrowhead has barbs", (t) => leaves(t).includes("sagitta")],
  ["the midrib of zz plants lies in a groove", (t) => under(t, ["habit"]).includes("zamioculcas")],
  ["pollards are old trunks", (t) => t.habit !== "pollard" && under(t, ["habit"]).includes("pollard")],
  [
    "leaflets of palms hang their own way",
    (t) => t.habit !== "featherpalm" && under(t, ["habit"]).includes("featherpalm"),
  ],
  [
    "deep colours of full flowers keep their depth from close by",
    (t) => t.close === "flower" && florets(t, "rose", "double", "peony", "fulldahlia") && deepPetals(t),
  ],
  ["camellias are bowls round a tuft of stamens", (t) => flowers(t).some((f) => f.floret === "camellia")],
  ["lilies have broad petals", (t) => flowers(t).some((f) => f.floret === "lily" && f.specks)],
  ["mahonias have broad leaflets with few spines", (t) => leaves(t).includes("mahonia")],
  ["leaflets of zz plants face the front", (t) => under(t, ["habit"]).includes("zamioculcas")],
  [
    "rolled cloth lies loosely round a core",
    (t) => t.habit === "clothroll" && !t.sticks && !t.standing && t.kind !== "mesh",
  ],
  ["leaves of a sweetgum are stars", (t) => leaves(t).includes("sweetgum")],
  ["the canes of a trained screen end at its rows", (t) => t.habit === "trained" && !t.roof],
];

/** The names of the changes that touch a picture. */
export const changesOf = (traits) => CHANGES.filter(([, touches]) => touches(traits)).map(([name]) => name);
