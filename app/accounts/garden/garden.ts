import { type Day, MONTHS, monthOf } from "#kit/day.ts";

export type GardenTask = "plant" | "prune" | "feed" | "sow" | "harvest" | "protect";

/** What the garden knows of a plant: its calendar, and how much cold it bears. */
export type GardenPlant = {
  slug: string;
  name: string;
  picture: { key: string; alt: string } | null;
  bought: boolean;
  calendar: Partial<Record<"plant" | "prune" | "feed" | "sow" | "harvest", number[]>>;
  hardinessC: number | null;
};

const FROST = [11, 12, 1, 2, 3];
/** Plants that stand less than this outside want a blanket. */
const TENDER_C = -12;

/** Somebody who has a plant needs no reminder to plant it: its own year is pruning, feeding, harvest and frost. */
export function monthsOf(plant: GardenPlant, task: GardenTask): number[] {
  if (task === "plant") return [];
  if (task !== "protect") return plant.calendar[task] ?? [];
  return plant.hardinessC !== null && plant.hardinessC > TENDER_C && plant.hardinessC < 3 ? FROST : [];
}

const TASKS: GardenTask[] = ["prune", "feed", "sow", "harvest", "protect"];

export const tasksIn = (plants: GardenPlant[], month: number): { plant: GardenPlant; task: GardenTask }[] =>
  plants.flatMap((plant) =>
    TASKS.filter((task) => monthsOf(plant, task).includes(month)).map((task) => ({ plant, task })),
  );

/** Which colour a month has in the strip: frost and pruning before feeding. */
export function taskShown(plant: GardenPlant, month: number): GardenTask | undefined {
  const order: GardenTask[] = ["protect", "prune", "harvest", "sow", "feed"];
  return order.find((task) => monthsOf(plant, task).includes(month));
}

type Words = (task: GardenTask, name: string) => string;

/** RFC 5545: one all-day note on the first of each month with work in it, for the year to come. */
export function gardenCalendar(plants: GardenPlant[], today: Day, title: string, say: Words, stamp: Date): string {
  const notes = Array.from({ length: 12 }, (_, ahead) => {
    const at = monthOf(today) - 1 + ahead;
    const [year, month] = [Number(today.slice(0, 4)) + Math.floor(at / 12), (at % 12) + 1];
    const lines = tasksIn(plants, month).map(({ plant, task }) => say(task, plant.name));
    if (lines.length === 0) return [];
    const day = `${year}${String(month).padStart(2, "0")}01`;
    return [
      "BEGIN:VEVENT",
      `UID:tuin-${day}@lommerrijk`,
      `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:${escape(`${title}: ${MONTHS[month - 1]}`)}`,
      `DESCRIPTION:${escape(lines.join("\n"))}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  }).flat();
  const all = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lommerrijk//Mijn tuin//NL",
    `X-WR-CALNAME:${escape(title)}`,
  ];
  return `${[...all, ...notes, "END:VCALENDAR"].map(fold).join("\r\n")}\r\n`;
}

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, "\\n");

/** A line of a calendar is at most 75 octets; the rest goes on with a space before it. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let room = 75;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (size > room) {
      parts.push(part);
      part = " ";
      room = 74;
    }
    part += sign;
    room -= size;
  }
  return [...parts, part].join("\r\n");
}
