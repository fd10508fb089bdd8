export const MONTHS = "januari februari maart april mei juni juli augustus september oktober november december".split(
  " ",
);
const NAME = `(?:(half|begin|eind|medio|het begin van|het eind van|de tweede helft van|de eerste helft van) )?(${MONTHS.join("|")})(?!\\p{L})`;
const LINK = "(?: tot en met | t/m | tot in | tot | en | of |, |–| – | en nog eens | en daarna )";
const CHAIN = new RegExp(
  `(?<!\\p{L})(van |vanaf |tussen |na |vóór |voor |tot )?${NAME}(?:${LINK}(?:in |van |weer in |uiterlijk )?${NAME})*`,
  "giu",
);
const ONE = new RegExp(NAME, "giu");

/** Months that a phrase names: those it surely means, and those it may or may not take in ("tot april"). */
export type Named = { phrase: string; at: number; must: number[]; may: number[] };

const span = (from: number, to: number): number[] => {
  const list: number[] = [];
  for (let month = from; ; month = (month % 12) + 1) {
    list.push(month);
    if (month === to) return list;
  }
};

/** Every run of months in a sentence: "van november tot half maart", "in april of september". */
export function monthsIn(text: string): Named[] {
  return [...text.matchAll(CHAIN)].map((found) => {
    const phrase = found[0];
    const opens = found[1]?.trim().toLowerCase();
    const names = [...phrase.matchAll(ONE)].map((one) => ({
      part: one[1]?.toLowerCase(),
      month: MONTHS.indexOf((one[2] ?? "").toLowerCase()) + 1,
      at: one.index,
      end: one.index + one[0].length,
    }));
    const must = new Set<number>();
    const may = new Set<number>();
    names.forEach((name, at) => {
      const before = at > 0 ? phrase.slice(names[at - 1]?.end, name.at) : "";
      const previous = names[at - 1];
      const range = /tot|–|t\/m/.test(before) || (opens === "tussen" && at === 1);
      if (!range || !previous) return must.add(name.month);
      const inner = span(previous.month, name.month);
      const whole = /en met|t\/m|–/.test(before) || name.part !== undefined || opens === "tussen";
      for (const month of inner) (month === name.month && !whole ? may : must).add(month);
      return undefined;
    });
    // "na half mei", "vanaf maart", "voor half maart": one side only, so the month itself is all that is said.
    if (opens === "voor" || opens === "vóór" || opens === "tot")
      return { phrase, at: found.index, must: [], may: [...must, ...may] };
    return { phrase, at: found.index, must: [...must], may: [...may].filter((month) => !must.has(month)) };
  });
}

const NUMBERS: Record<string, number> = {
  een: 1,
  één: 1,
  anderhalve: 1.5,
  anderhalf: 1.5,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
};
export const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${Object.keys(NUMBERS).join("|")})`;
export const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word.replace(",", "."));

/** Sentences, also those between semicolons: each is judged by itself. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?;:])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);
