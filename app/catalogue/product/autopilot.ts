import type { Product } from "./product.ts";
import { BANNED, KINDS, MAKERS, RATES } from "../rules.ts";

type Judged = Pick<
  Product,
  "slug" | "name" | "latin" | "group" | "vat" | "facets" | "withdrawal" | "passport" | "gpsr" | "variants"
>;

/** What is wrong, and which part of the product says so. */
export type LegalFault = { field: keyof Judged; fault: string };

/** The legal autopilot: what the law asks of every offer, checked at build, import and save. */
export function legalFaults(product: Judged): LegalFault[] {
  const { name, latin, group, vat, withdrawal, passport, gpsr, variants } = product;
  const faults: LegalFault[] = [];
  const add = (field: keyof Judged, fault: string) => faults.push({ field, fault });
  if (![9, 21, "voucher"].includes(vat)) add("vat", "btw-tarief ontbreekt");
  if (!["yes", "cut-to-size", "perishable"].includes(withdrawal)) add("withdrawal", "herroepingsklasse ontbreekt");
  const rates = RATES.get(group);
  if (!rates || !KINDS.has(group)) add("group", `groep ${group} bestaat niet`);
  else if (!rates.includes(vat)) add("vat", `btw-tarief van groep ${group} is ${rates.join(" of ")}, niet ${vat}`);
  if (isLive(product) && !passport) add("passport", "plantenpaspoort ontbreekt");
  // A set or a roll can hold several species; one plant has one name.
  if ((KINDS.get(group) === "live" || hasRoots(product)) && !latin?.trim())
    add("latin", "botanische naam (latin) ontbreekt");
  if (isMade(product) && !(gpsr && Object.hasOwn(MAKERS, gpsr))) add("gpsr", "fabrikant (GPSR) ontbreekt");
  const species = bannedSpecies(`${name} ${latin ?? ""}`);
  if (species) add("latin", `${species} staat op de Unielijst en mag niet worden verkocht`);
  if (variants.length === 0) add("variants", "geen enkele maat of uitvoering");
  if (variants.some(({ priceCents }) => !(priceCents > 0))) add("variants", "een prijs ontbreekt");
  return faults;
}

const ROOTED = ["pot", "kluit", "blote-wortel", "tray"];
const hasRoots = ({ variants }: Judged) => variants.some(({ form }) => ROOTED.includes(form));
const isCut = ({ facets, variants }: Judged) =>
  facets.kerst_vorm === "Gezaagd" || (variants.length > 0 && variants.every(({ form }) => form === "gezaagd"));

/** Outside the groups of plants, roots, a botanical name or the rate of plants give a live one away. */
function isLive(product: Judged): boolean {
  const kind = KINDS.get(product.group);
  if (kind === "live" || hasRoots(product)) return true;
  if (kind === "seed" || isCut(product)) return false;
  return product.vat === 9 || Boolean(product.latin?.trim());
}

/** Plants and cut plants fall outside the product safety regulation; everything made does not, nor the pot a plant is given in. */
function isMade({ group, vat }: Judged): boolean {
  const kind = KINDS.get(group);
  return vat !== "voucher" && (kind === "made" || kind === "seed" || (kind === "mixed" && vat === 21));
}

const plain = (name: string) =>
  ` ${name} `
    .toLowerCase()
    .replace(/[^\p{L}-]+/gu, " ")
    .replace(/ x /g, " ");

const banned = BANNED.map((name) => ({ name, plain: plain(name) }));

function bannedSpecies(names: string): string | undefined {
  const said = plain(names);
  return banned.find((one) => said.includes(one.plain))?.name;
}
