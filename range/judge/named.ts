import type { Plant } from "../../app/catalogue/plants/plant.ts";
import { monthsOf } from "../../app/catalogue/plants/windows.ts";
import { plantOf, plants } from "../plants.ts";
import { products } from "../range.ts";
import { monthsIn, NUMBER, numberOf } from "./months.ts";
import type { Find } from "./product.ts";
import type { Text } from "./texts.ts";

const plain = (text: string) => text.toLowerCase().replaceAll(/[‘’']/g, "");
/** Short names that a text uses for one plant of ours. */
const SHORT: Record<string, string> = {
  taxus: "taxus-baccata",
  leylandii: "x-cuprocyparis-leylandii",
  haagbeuk: "carpinus-betulus",
  beuk: "fagus-sylvatica",
  meidoorn: "crataegus-monogyna",
  "yucca rostrata": "yucca-rostrata",
  palmlelie: "yucca-filamentosa",
  waaierpalm: "trachycarpus-fortunei",
  "clematis armandii": "clematis-armandii",
  armandii: "clematis-armandii",
  druif: "vitis-boskoop-glory",
  braam: "rubus-fruticosus-triple-crown",
  herfstframboos: "rubus-idaeus-autumn-bliss",
  "rode bes": "ribes-rubrum-jonkheer-van-tets",
  kruisbes: "ribes-uva-crispa-captivator",
  "blauwe bes": "vaccinium-corymbosum-bluecrop",
  hyacint: "hyacinthus-orientalis-delft-blue",
  keizerskroon: "fritillaria-imperialis-rubra-maxima",
  tulp: "tulipa",
  "botanische roos": "rosa-glauca",
  klaproos: "papaver-rhoeas",
  korenbloem: "centaurea-cyanus",
  boerenhortensia: "hydrangea-macrophylla",
};
const cultivars = plants.flatMap((plant) => {
  const found = /‘([^’]+)’/.exec(plant.names.latin)?.[1];
  return found && found.length > 3 ? [[plain(found), plant] as const] : [];
});
const often = new Set(cultivars.map(([name]) => name).filter((name, at, all) => all.indexOf(name) !== at));
const names = new Map<string, Plant>([
  ...cultivars.filter(([name]) => !often.has(name)),
  ...plants.map((plant) => [plain(plant.names.nl), plant] as const),
  ...products.flatMap((product) => {
    const plant = plantOf(product);
    return plant && !product.facts.grownAs ? [[plain(product.name.replace(/ \d.*$/, "")), plant] as const] : [];
  }),
  ...Object.entries(SHORT).flatMap(([name, slug]) =>
    plants.filter((plant) => plant.slug === slug).map((plant) => [name, plant] as const),
  ),
]);
const longest = [...names.keys()].sort((a, b) => b.length - a.length);
const ANY = new RegExp(
  `(?<![\\p{L}-])(${longest.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?!\\p{L})`,
  "gu",
);

/** The plant that a few words name: the longest name counts. */
export function plantIn(words: string): Plant | undefined {
  const found = [...plain(words).matchAll(ANY)].map(([name]) => name).sort((a, b) => b.length - a.length);
  return names.get(found[0] ?? "");
}

type Check = (cell: string, plant: Plant) => string | undefined;
const RANGE = new RegExp(`(${NUMBER})(?: ?(?:–|-|tot|à) ?(${NUMBER}))?`, "i");
const pair = (cell: string): [number, number] | undefined => {
  const found = RANGE.exec(cell);
  const low = found?.[1] === undefined ? Number.NaN : numberOf(found[1]);
  return Number.isNaN(low) ? undefined : [low, found?.[2] === undefined ? low : numberOf(found[2])];
};
const cold: Check = (cell, { hardiness: { lowestC }, indoor }) => {
  const found = [...cell.matchAll(/[−-](\d+)|(?<!meer dan )\b(\d+) graden vorst/g)].map(
    ([, below, frost]) => -Number(below ?? frost),
  );
  if (!found.length || lowestC === null || indoor) return;
  if (!found.includes(lowestC)) return `hardy to ${found.join()}, the record ${lowestC}`;
};
const grows: Check = (cell, { growthCmPerYear }) => {
  const said = pair(cell);
  if (!said || !growthCmPerYear || !/cm/.test(cell)) return;
  if (said[0] < growthCmPerYear[0] || said[1] > growthCmPerYear[1])
    return `${said.join("–")} cm a year, the record ${growthCmPerYear.join("–")}`;
};
const rowed: Check = (cell, { spacing: { row } }) => {
  const said = pair(cell);
  if (!said || !row || /cm|liter|gram/.test(cell)) return;
  if (said[0] < row.perMetre[0] || said[1] > row.perMetre[1])
    return `${said.join("–")} per metre, the record ${row.perMetre.join("–")}`;
};
const tall: Check = (cell, { size }) => {
  const said = pair(cell);
  if (!said || !size.heightCm || !/\b(cm|m|meter)\b/.test(cell) || /vanaf|kop/.test(cell)) return;
  const most = said[1] * (/\bcm\b/.test(cell) ? 1 : 100);
  if (most > size.heightCm * 1.25 || most < size.heightCm * 0.5) return `${most} cm high, the record ${size.heightCm}`;
};
const bedded: Check = (cell, { spacing: { bed } }) => {
  const said = pair(cell);
  if (!said || !bed || /cm|gram/.test(cell)) return;
  if (said[1] < bed.perM2 * 0.75 || said[0] > bed.perM2 * 1.25)
    return `${said.join("–")} per m², the record ${bed.perM2}`;
};
/** Months in a cell that the record does not have. */
const during =
  (told: (plant: Plant) => number[]): Check =>
  (cell, plant) => {
    const known = told(plant);
    const outside = monthsIn(cell)
      .flatMap(({ must }) => must)
      .filter((month) => !known.includes(month));
    if (known.length && outside.length) return `in ${outside.join()}, the record in ${known.join()}`;
  };
const COLUMNS: [RegExp, Check][] = [
  [/^(in )?bloeit?(tijd|maand(en)?)?$/i, during(({ bloom }) => bloom.months)],
  [/^oogst(tijd|maand(en)?)?$/i, during(({ harvest }) => harvest)],
  [/^plant(tijd|maand(en)?|en)$/i, during(({ plant }) => monthsOf(Object.values(plant).flat()))],
  [/^(buiten )?zaai(en|tijd)$/i, during(({ sow }) => sow)],
  [/snoei/i, during(({ prune }) => monthsOf(prune.flatMap(({ windows }) => windows)))],
  [/per m²|per vierkante meter/i, bedded],
  [/vorst tot|winterhard|vorstgrens/i, cold],
  [/groei per jaar/i, grows],
  [/per meter/i, rowed],
  [/^\s*(eind)?hoogte\s*$/i, tall],
];

/** The rows of the tables in a text, each cell with its heading and the plant of its row. */
function tableFinds({ name, slug, parts }: Text): Find[] {
  let heads: string[] = [];
  return parts.flatMap((line) => {
    if (!line.startsWith("|")) heads = [];
    if (!line.startsWith("|") || /^\|[-| ]+$/.test(line)) return [];
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!heads.length) {
      heads = cells.map((head) => (/snoei|knot/.test(slug) && /^wanneer$/i.test(head) ? "Snoei" : head));
      return [];
    }
    const plant = /,| en | of /.test(cells[0] ?? "") ? undefined : plantIn(cells[0] ?? "");
    if (!plant) return [];
    return cells.slice(1).flatMap((cell, at) => {
      const [, check] = COLUMNS.find(([head]) => head.test(heads[at + 1] ?? "")) ?? [];
      const why = check?.(cell, plant);
      return why ? [{ rule: "table", name, words: line, why: `${plant.slug}: ${why}` }] : [];
    });
  });
}

/** A sentence that names one plant and says how cold, how fast or how many. */
function sentenceFinds({ name, parts }: Text): Find[] {
  const lines = parts.filter((line) => !line.startsWith("|"));
  return lines.flatMap((line) =>
    line.split(/(?<=[.?;])\s+|, (?=‘)| en (?=‘)/).flatMap((words) => {
      const plant = plantIn(words);
      if (!plant || plant.indoor) return [];
      const cool =
        /(?:verdraagt|verdragen|winterhard|hard tot|doorsta|haalt|halen|redt|redden|vorstgrens|grens|tot ongeveer)[^.]{0,40}(?:[−-]\d+ ?°|(?<!meer dan )\b\d+ graden vorst)/i.test(
          words,
        ) && !/pot|kuip|jong|bloem|knop|wortel|bescherm|vlies|soorten tot|beschadigd/i.test(words);
      const why =
        (cool
          ? cold(
              words.slice(
                words.search(
                  /verdra|winterhard|hard tot|doorsta|haalt|halen|redt|redden|vorstgrens|grens|tot ongeveer/i,
                ),
              ),
              plant,
            )
          : undefined) ??
        (/\d+ (?:tot|à|–) ?\d+ cm per jaar/.test(words) && !/snoei|knip|dik/i.test(words)
          ? grows(/\d+ (?:tot|à|–) ?\d+ cm per jaar/.exec(words)?.[0] ?? "", plant)
          : undefined);
      return why ? [{ rule: "named", name, words, why: `${plant.slug}: ${why}` }] : [];
    }),
  );
}

/** What the articles and categories say of plants they name. */
export const judgeNamed = (text: Text): Find[] =>
  text.kind === "product" ? [] : [...tableFinds(text), ...sentenceFinds(text)];
