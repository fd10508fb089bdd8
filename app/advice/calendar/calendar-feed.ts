import { escapeText, foldLine } from "#outside/paper/calendar-text.ts";
import { MONTHS } from "#kit/day.ts";
import { articlePath } from "#kit/path.ts";
import { advice } from "#texts/advice.ts";

type Job = { text: string; slug: string };

/**
 * The garden year as a calendar to subscribe to: one day a month, its first Saturday, with that month's jobs.
 * It repeats every year, so a subscription never runs out.
 */
export function calendarFeed(shop: { url: string; now: Date }, jobsOf: (month: number) => Job[]): string {
  const host = new URL(shop.url).hostname;
  const year = shop.now.getUTCFullYear();
  const stamp = `${shop.now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const events = MONTHS.map((name, at) => {
    const month = at + 1;
    const start = firstSaturday(year, month);
    const jobs = jobsOf(month).map(({ text, slug }) => `• ${text} ${shop.url}${articlePath(slug)}`);
    return [
      "BEGIN:VEVENT",
      `UID:tuinkalender-${month}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${start}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=1SA`,
      `SUMMARY:${escapeText(advice.calendar.event(name))}`,
      `DESCRIPTION:${escapeText(jobs.join("\n"))}`,
      `URL:${shop.url}/tuinkalender?maand=${month}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lommerrijk//Tuinkalender//NL",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(advice.calendar.feed)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1W",
    ...events.flat(),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function firstSaturday(year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((6 - first + 7) % 7);
  return `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
}
