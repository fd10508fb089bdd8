import { expect, test } from "vitest";
import { stemKey } from "./stem.ts";

const pairs = `roos rozen roosje · boom bomen boompje boompjes · haag hagen haagje · heg heggen heggetje · bes bessen besje · druif druiven druifje · plant planten plantje plantjes
kamerplant kamerplanten kamerplantje · tulp tulpen tulpje · narcis narcissen · krokus krokussen · iris irissen · clematis clematissen · hortensia hortensias hortensiaatje · dahlia dahlias
azalea azaleas · camelia camelias · struik struiken struikje · heester heesters · varen varens · palm palmen palmpje · conifeer coniferen · laurier laurieren · orchidee orchideeen · pot potten potje
bak bakken bakje · plantenbak plantenbakken · schaar scharen · zaad zaden zaadje · bol bollen bolletje · bloembol bloembollen · boomschors · tuin tuinen tuintje · vijg vijgen · kers kersen · sierkers sierkersen
peer peren · appel appels appeltje · viool violen viooltje · slang slangen slangetje · parasol parasols · loungeset loungesets · blad bladeren · groot grote · hoog hoge · winterhard winterharde
wintergroen wintergroene · japans japanse · chinees chinese · linde linden · beuk beuken · eik eiken · wilg wilgen · den dennen · spar sparren · gras grassen · mat matten · paal palen paaltje
lelie lelies · bij bijen · vlinder vlinders · vogel vogels · kat katten · hond honden · rank ranken · klimroos klimrozen · rood rode · wit witte · paars paarse · geel gele · zwart zwarte · grijs grijze`;

test.each(pairs.split(/[·\n]/).map((line) => [line.trim()]))("one key for %s", (line) => {
  const keys = line.split(" ").map(stemKey);
  expect(new Set(keys).size).toBe(1);
});

test("pink is not a rose", () => {
  expect(stemKey("roze")).not.toBe(stemKey("rozen"));
});

test("words that only look alike stay apart", () => {
  for (const [one, other] of [
    ["pot", "poot"],
    ["mat", "maat"],
    ["bak", "baken"],
    ["kas", "kaas"],
    ["groen", "gro"],
    ["roos", "ros"],
  ] as const) {
    expect(stemKey(one)).not.toBe(stemKey(other));
  }
});

test("numbers and short words are left as they are", () => {
  expect(stemKey("c3")).toBe("c3");
  expect(stemKey("180x180")).toBe("180x180");
  expect(stemKey("ui")).toBe("ui");
});

test("names of object properties are words like any other", () => {
  expect(stemKey("constructor")).toBe("constructor");
  expect(stemKey("__proto__")).toBe("__proto__");
});
