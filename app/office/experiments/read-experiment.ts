import type { NewExperiment } from "#insight/experiments/experiments.server.ts";
import { addDays, isDay, startOfDay } from "#kit/day.ts";

/** What was typed, as an experiment; nothing when a day is no day. It runs up to the end of its last day. */
export function readExperiment(read: (name: string, most?: number) => string, now: Date): NewExperiment | undefined {
  const [from, until] = [read("van"), read("tot")];
  if ((from && !isDay(from)) || (until && !isDay(until))) return undefined;
  const weights = read("verdeling")
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .map(Number);
  const starts = isDay(from) ? startOfDay(from) : now;
  return {
    key: read("sleutel"),
    name: read("naam", 120),
    weights,
    pages: read("paginas", 2000).split(/\s+/).filter(Boolean),
    startsAt: starts,
    endsAt: isDay(until) ? startOfDay(addDays(until, 1)) : null,
  };
}
