import { type Experiment, newVisitor, overrideFor, readVisitor, runsOn, settle, writeVisitor } from "./experiments.ts";
import { shopState } from "../visits/state.ts";

let running: Promise<Experiment[]> | undefined;
const exposed = new Set<string>();

async function fetchRunning(): Promise<Experiment[]> {
  const response = await fetch("/api/experiments");
  return response.ok ? ((await response.json()) as { experiments: Experiment[] }).experiments : [];
}

/** Pages are kept whole and the same for everyone, so the browser decides: at once from its cookie, else by hash. */
export function decideExperiments(): Promise<Experiment[]> {
  const kept = readVisitor(document.cookie);
  if (kept) shopState.set("experiments", kept.assigned);
  running ??= fetchRunning()
    .catch(() => [])
    .then((experiments) => {
      const before = readVisitor(document.cookie);
      if (experiments.length === 0 && !before) return experiments;
      const visitor = settle(before ?? newVisitor(), experiments, Math.floor(Date.now() / 1000));
      // The cookie store has no older counterpart in all browsers
      document.cookie = writeVisitor(visitor, location.protocol === "https:");
      shopState.set("experiments", visitor.assigned);
      return experiments;
    });
  return running;
}

function asked(key: string): string | undefined {
  const now = overrideFor(key, location.search);
  try {
    if (now) sessionStorage.setItem(`exp_${key}`, now);
    return now ?? sessionStorage.getItem(`exp_${key}`) ?? undefined;
  } catch {
    return now;
  }
}

/** Which variant to show here, and tells the feed once that it was seen. A look by override is not counted. */
export async function seeVariant(key: string): Promise<string | undefined> {
  const override = asked(key);
  if (override) return override;
  const experiment = (await decideExperiments()).find((one) => one.key === key);
  if (!experiment || !runsOn(experiment, location.pathname)) return undefined;
  const variant = shopState.get("experiments")[key]?.variant;
  if (variant && !exposed.has(key)) {
    exposed.add(key);
    tell("experiment_exposure", key, variant);
  }
  return variant;
}

/** Somebody used what the experiment offers. */
export function noteAction(key: string): void {
  const variant = shopState.get("experiments")[key]?.variant;
  if (variant && !asked(key)) tell("experiment_action", key, variant);
}

const tell = (name: string, item: string, variant: string) =>
  dispatchEvent(new CustomEvent("winkel:meet", { detail: { name, item, variant } }));
