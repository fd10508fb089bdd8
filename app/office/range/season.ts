/** A season as people write it: "15-10 t/m 15-04", and as it is kept: from and until as MM-DD. */
export type Season = [from: string, to: string] | null;

const turned = (day: string): string => day.split("-").toReversed().join("-");

export const saySeason = (season: Season): string => (season ? season.map(turned).join(" t/m ") : "");

/** A day that every year has; there is no 29 February in most. */
function readDay(day = "", month = ""): string | undefined {
  const text = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`2025-${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text ? text : undefined;
}

/** Nothing typed is no season; undefined is not a season. */
export function readSeason(text: string): Season | undefined {
  if (text === "") return null;
  const found = /^(\d{1,2})[-/.](\d{1,2})\s*(?:t\/m|tot en met|tot|[-–])\s*(\d{1,2})[-/.](\d{1,2})$/i.exec(text);
  const [from, to] = [readDay(found?.[1], found?.[2]), readDay(found?.[3], found?.[4])];
  return found && from && to ? [from, to] : undefined;
}
