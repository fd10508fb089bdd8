/** A line of an article that is not words: products, a drawing, or a picture of the library. */
export const MARK_LINE = /^\[\[(producten|plaat|foto):([^\]]*)\]\]\s*$/m;

/** `12 | De haag in mei`: which picture of the library, and what stands under it. */
export function readPhoto(said: string): { name: string; caption: string } {
  const [name = "", ...caption] = said.split("|");
  return { name: name.trim(), caption: caption.join("|").trim() };
}
