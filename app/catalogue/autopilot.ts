import type { Product } from "./product.ts";
import { BANNED, MAKERS } from "./rules.ts";

const LIVE = new Set([
  "haag-blad",
  "haag-groen",
  "haag-kant-en-klaar",
  "bomen-sier",
  "bomen-vorm",
  "fruit",
  "heesters",
  "hortensia",
  "rozen",
  "klimplanten",
  "vaste-planten",
  "bodembedekkers",
  "siergrassen",
  "bamboe",
  "med",
  "sierconiferen",
  "bollen",
  "kamerplanten",
  "vetplanten",
  "vijverplanten",
  "sedum",
]);

type Judged = Pick<Product, "slug" | "latin" | "group" | "vat" | "withdrawal" | "passport" | "gpsr" | "variants">;

/** The legal autopilot: what the law asks of every offer, checked at build, import and save. */
export function legalFaults(product: Judged): string[] {
  const faults: string[] = [];
  if (![9, 21, "voucher"].includes(product.vat)) faults.push("btw-tarief ontbreekt");
  if (!["yes", "cut-to-size", "perishable"].includes(product.withdrawal)) faults.push("herroepingsklasse ontbreekt");
  if (LIVE.has(product.group) && !product.passport) faults.push("plantenpaspoort ontbreekt");
  // Plants and cut plants fall outside the product safety regulation; everything made does not.
  const made = product.vat !== "voucher" && !product.passport && !product.latin;
  if (made && !(product.gpsr && MAKERS[product.gpsr])) faults.push("fabrikant (GPSR) ontbreekt");
  const species = bannedSpecies(product.latin);
  if (species) faults.push(`${species} staat op de Unielijst en mag niet worden verkocht`);
  if (product.variants.length === 0) faults.push("geen enkele maat of uitvoering");
  if (product.variants.some(({ priceCents }) => !(priceCents > 0))) faults.push("een prijs ontbreekt");
  return faults;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[×‘’']/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const banned = BANNED.map((name) => ({ name, plain: plain(name) }));

function bannedSpecies(latin: string | null): string | undefined {
  if (!latin) return undefined;
  const name = plain(latin);
  return banned.find((one) => name === one.plain || name.startsWith(`${one.plain} `))?.name;
}
