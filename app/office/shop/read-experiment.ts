import type { NewExperiment } from "#insight/experiments/experiments.server.ts";
import { addDays, isDay, startOfDay } from "#kit/day.ts";

/** What was typed, as an experiment; nothing when a day is no day. It runs up to the end of its last day. */
export function readExperiment(
  asked: Record<"naam" | "verdeling" | "sleutel" | "paginas" | "van" | "tot", string>,
  now: Date,
): NewExperiment | undefined {
  const [from, until] = [asked.van, asked.tot];
  if ((from && !isDay(from)) || (until && !isDay(until))) return undefined;
  const weights = asked.verdeling
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .map(Number);
  const starts = isDay(from) ? startOfDay(from) : now;
  return {
    key: asked.sleutel,
    name: asked.naam,
    weights,
    pages: asked.paginas.split(/\s+/).filter(Boolean),
    startsAt: starts,
    endsAt: isDay(until) ? startOfDay(addDays(until, 1)) : null,
  };
}
