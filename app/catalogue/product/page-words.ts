/** What a search engine shows of a title and of a description before it cuts them off itself. */
export const TITLE_ROOM = 65;
export const DESCRIPTION_ROOM = 160;

/** The owner's own title, or the name with its Latin; without it when that does not fit, and without its last addition when even the name does not. */
export function productTitle(
  { name, latin, title }: { name: string; latin: string | null; title?: string },
  shop: string,
): string {
  if (title) return title;
  const room = TITLE_ROOM - ` · ${shop}`.length;
  const species = latin?.replace(/ ?[‘'].*$/, "");
  const shorter = name.slice(0, name.lastIndexOf(","));
  return [species && `${name} (${species})`, name, shorter].find((one) => one && one.length <= room) ?? name;
}

/** The longest of the ways to say it that fits; when none does, the shortest up to its last whole word. */
export function fitDescription(ways: string[]): string {
  const fitting = ways.find((one) => one.length <= DESCRIPTION_ROOM);
  if (fitting !== undefined) return fitting;
  const start = (ways.at(-1) ?? "").slice(0, DESCRIPTION_ROOM);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[ ,;:.–-]+$/, "")}…`;
}
