// The further views of a plant, in the order of the gallery: as a hedge or full-grown, leaf or flower from close by, root form, autumn.
// They follow from what the main picture is drawn from and from the facts of the product; `views` in the traits adds to them.

const HEDGES = ["haag-blad", "haag-groen"];
const PLANTED = ["heesters", "hortensia", "rozen", "vaste-planten", "siergrassen", "bodembedekkers"];
const CLOSE = [
  ...HEDGES,
  ...PLANTED,
  "haag-kant-en-klaar",
  "bomen-sier",
  "bomen-vorm",
  "kamerplanten",
  "klimplanten",
  "kerst",
  "fruit",
  "med",
  "bamboe",
  "sierconiferen",
  "bollen",
  "vetplanten",
  "moestuin",
  "vijverplanten",
];
// flowers too small to be more than a spot of colour from close by, and frames or wood that show through
const NOT_CLOSE = [
  "trompetbloem",
  "zevenzonenboom",
  "winterheide-wit",
  "vlinderstruik-wit",
  "rotsheide-forest-flame",
  "treurboswilg-op-stam",
  "treursierkers",
  "japanse-esdoorn-dissectum",
  "dakmoerbei",
  "judasboom",
  "schijnhulst",
  "sleedoorn",
  "toscaanse-jasmijn-kant-en-klaar-160x100-cm",
  "liguster-kant-en-klaar-180x100-cm",
];
const NEEDLES = ["yew", "spray", "plume", "spruce", "pine", "needle"];

/** Autumn colours by the word of the facts: ramp of the leaf, and the brightest at the outside. */
const AUTUMN = [
  [/purperrood|wijnrood/, ["#5a1424", "#7d1c2c", "#9c3038"], "#b5485a"],
  [/vuurrood|scharlaken|^rood/, ["#8f1c14", "#b52c18", "#cc4a20"], "#dd6a2c"],
  [/oranjerood|geelrood|rood/, ["#b03a14", "#cc5a1c", "#dd8430"], "#e8a640"],
  [/oranje/, ["#c06a14", "#d88a20", "#e3a838"], "#efc050"],
  [/geelbruin|koper|roest|^bruin/, ["#8a5a24", "#a8722c", "#c08c3c"], "#cfa250"],
  [/geel/, ["#c09a1c", "#d6b02c", "#e3c648"], "#efd860"],
];

const needled = (t) => NEEDLES.includes(t.leaf);

export function asHedge(t) {
  const { pot: _, crown: __, shape: ___, depth: ____, ...leaf } = t;
  const count = Math.min(28000, Math.round((needled(t) ? 2600 : 1330) / (t.len ?? 0.1)));
  const flowers = t.flowers?.map((f) => ({ ...f, n: Math.round(f.n * 2.4) }));
  const berries = t.clipped && t.berries && { ...t.berries, n: t.berries.n * 3 };
  return {
    ...leaf,
    habit: "hedge",
    block: [1.38, 0.38, 0.95],
    count,
    ...(flowers && { flowers }),
    ...(berries && { berries }),
    shown: "als haag",
  };
}

function inPot(t) {
  const { block: _, ...leaf } = t;
  if (!needled(t) && t.len >= 0.06)
    return {
      ...leaf,
      habit: "potshrub",
      crown: [0.34, 0.34, 0.58],
      stems: 6,
      pot: { r: 0.2, h: 0.31 },
      bush: { lean: 0.36, side: 12, cover: 2.2, gap: 0.24, rise: 0.3 },
      shown: "zoals hij in pot aankomt",
    };
  const count = Math.round((needled(t) ? 420 : 170) / t.len);
  return { ...leaf, habit: "potshrub", crown: [0.3, 0.3, 0.62], count, dense: true, shown: "zoals hij in pot aankomt" };
}

/** Half the width a plant takes in the garden, from its traits. */
function reach(t) {
  if (t.habit === "potshrub") return (t.crown ?? [0.42])[0];
  if (t.habit === "grass") return ((t.tall ?? [0.5, 0.9])[1] ?? 0.9) * 0.42;
  return Math.max(t.wide ?? 0.3, 0.24);
}

/** Several of a kind in a bed: on one line as a hedge, or in a group of two rows. */
function planted(t, n, step, deep = 0) {
  return { ...t, pot: false, row: { n, step: step * reach(t), deep: deep * reach(t) } };
}

asHedge.potted = inPot;

/** A few of a kind in open ground. */
export function inBed(t) {
  if (
    !t.pot ||
    t.house ||
    !["perennial", "leafstalk", "swords", "grass", "bamboo", "climber", "potshrub"].includes(t.habit)
  )
    return null;
  return { view: "grown", traits: { ...planted(t, 3, 1.5, 0.3), shown: "een paar bij elkaar in de tuin" } };
}

function grown(product, t) {
  if (HEDGES.includes(product.group)) {
    if (t.habit === "hedge") return { view: "plant", traits: inPot(t) };
    if (t.habit === "twigs") return null;
    if (t.habit !== "potshrub") return null;
    const slender = ["column", "cone"].includes(t.shape) || t.crown?.[0] < 0.25;
    if (product.group === "haag-groen" && (t.clipped || (!slender && !t.berries)))
      return { view: "hedge", traits: asHedge(t) };
    return {
      view: "hedge",
      traits: { ...planted(t, slender ? 6 : 4, slender ? 1.5 : 1.3), shown: "op een rij als haag" },
    };
  }
  if (!PLANTED.includes(product.group) || !["potshrub", "perennial", "grass", "lavender"].includes(t.habit))
    return null;
  const group = t.habit === "potshrub" ? planted(t, 3, 0.95, 0.45) : planted(t, 5, 0.72, 0.5);
  return { view: "grown", traits: { ...group, shown: "volgroeid, bij elkaar in de border" } };
}

/** Every further view of a product: [{ view, traits }]. */
export function furtherViews(product, t) {
  if (!CLOSE.includes(product.group)) return [];
  const out = [];
  const whole = grown(product, t);
  if (whole) out.push(whole);
  if (!NOT_CLOSE.includes(product.slug) && (t.cols || t.flowers?.length || t.plumes)) {
    const what = t.flowers?.length || t.plumes ? "flower" : "leaf";
    out.push({ view: what, traits: { ...t, close: what, shown: undefined } });
  }
  const forms = (product.variants ?? []).map((variant) => variant.form);
  if (t.habit === "tree" && !t.ball && !t.pot && forms.includes("kluit"))
    out.push({ view: "root", traits: { ...t, ball: 0.27, shown: "met kluit in jute" } });
  const colour = product.facts?.autumnColour;
  const leaves = ["tree", "standard", "trained", "hedge", "potshrub", "climber"].includes(t.habit) && t.cols;
  if (colour && leaves && !/strogeel|winter$/.test(colour)) {
    const [, cols, young] = AUTUMN.find(([word]) => word.test(colour)) ?? [];
    if (cols && !t.shown?.includes("herfst"))
      out.push({
        view: "autumn",
        traits: {
          ...t,
          ...(t.per < 7 && { per: 7 }),
          cols,
          young,
          youngness: 0.6,
          flowers: undefined,
          ...(t.weep && { weep: { ...t.weep, flowers: undefined, catkins: undefined, leaves: t.weep.leaves || 110 } }),
          shown: "in herfstkleur",
        },
      });
  }
  return out.map(({ view, traits }) => ({ view, traits: JSON.parse(JSON.stringify(traits)) }));
}
