import { type SaidKey, sayOf } from "../../app/catalogue/plants/say-record.ts";
import { plantIn } from "./named.ts";

export type Repeat = { line: number; from: number; to: number; as: string };

const HEADS: [RegExp, SaidKey][] = [
  [/per m²|per vierkante meter/i, "perM2"],
  [/vorst tot|winterhard|vorstgrens/i, "cold"],
  [/groei per jaar/i, "growth"],
  [/per meter/i, "perMetre"],
  [/^\s*(eind)?hoogte\s*$/i, "height"],
];

/** Figures of a record that stand in a table of a text as figures of its own: they could be printed from the record. */
export function repeatsIn(markdown: string): Repeat[] {
  let heads: string[] = [];
  return markdown.split("\n").flatMap((words, line) => {
    if (!words.startsWith("|")) heads = [];
    if (!words.startsWith("|") || /^\|[-| :]+$/.test(words)) return [];
    const cells = words.split("|").slice(1, -1);
    if (!heads.length) {
      heads = cells;
      return [];
    }
    const named = cells[0] ?? "";
    const plant = /,| en | of /.test(named) ? undefined : plantIn(named);
    if (!plant) return [];
    let at = 1 + named.length;
    return cells.slice(1).flatMap((cell, column): Repeat[] => {
      at += 1;
      const start = at;
      at += cell.length;
      const [, key] = HEADS.find(([head]) => head.test(heads[column + 1] ?? "")) ?? [];
      const said = key && sayOf(plant, key);
      const found = said ? cell.indexOf(said) : -1;
      // Part of a longer range is another figure.
      const around = `${cell[found - 1] ?? " "}${cell[found + (said?.length ?? 0)] ?? " "}`;
      if (!said || found < 0 || /[\d–,]/.test(around)) return [];
      return [{ line, from: start + found, to: start + found + said.length, as: `{{${plant.slug}.${key}}}` }];
    });
  });
}
