/** What is pressed, and whether it was meant for a field. */
export type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
export type Move =
  | { do: "wait" }
  | { do: "go"; to: string[] }
  | { do: "next" | "previous" | "tick" | "range" | "find" | "help" }
  /** What the page says these keys press. */
  | { do: "press"; keys: string };

/** After G: the screen of this letter, or the one that stands in for it where somebody has no right to the first. */
export const PLACES: Record<string, string[]> = {
  v: ["/kantoor"],
  b: ["/kantoor/bestellingen"],
  p: ["/kantoor/pakken"],
  a: ["/kantoor/assortiment"],
  r: ["/kantoor/berichten"],
  k: ["/kantoor/klanten"],
  c: ["/kantoor/cijfers", "/kantoor/boekhouding"],
};
/** With Ctrl or Cmd: save; send, or save and go on; take back. */
const HELD: Record<string, string> = { s: "Control+S", enter: "Control+Enter", z: "Control+Z" };
const NEW_ORDER = ["/kantoor/bestellingen/nieuw"];

/** What a key means, with or without a G just before it; a modifier makes it the browser's own, but for the shift of X and of ? and the keys that save, send and take back. */
export function readKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, afterG: boolean): Move | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const held = key.toLowerCase();
    return !shiftKey && Object.hasOwn(HELD, held) ? { do: "press", keys: HELD[held] ?? "" } : undefined;
  }
  if (key === "?") return { do: "help" };
  if (key === "/" && !afterG) return { do: "find" };
  const letter = key.toLowerCase();
  if (shiftKey) return letter === "x" ? { do: "range" } : undefined;
  if (afterG) {
    const to = Object.hasOwn(PLACES, letter) ? PLACES[letter] : undefined;
    return to && { do: "go", to };
  }
  if (letter === "g") return { do: "wait" };
  if (letter === "j") return { do: "next" };
  if (letter === "k") return { do: "previous" };
  if (letter === "x") return { do: "tick" };
  if (letter === "p") return { do: "press", keys: "P" };
  return letter === "t" ? { do: "go", to: NEW_ORDER } : undefined;
}
