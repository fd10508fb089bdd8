type Early = { fouten?: { push(...faults: unknown[]): unknown } & Partial<Iterable<unknown>> };
type Told = { message: string; stack: string };

const MOST = 5;

/** What is worth telling: real errors of our own, not what a browser extension or a lost connection does. */
export function faultOf(thrown: unknown): Told | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const stack = thrown.stack ?? "";
  if (/(chrome|moz|safari-web)-extension:/.test(stack)) return undefined;
  if (/^(AbortError|ChunkLoadError)$/.test(thrown.name)) return undefined;
  if (/Failed to fetch|NetworkError|Load failed|dynamically imported module/.test(thrown.message)) return undefined;
  return { message: `${thrown.name}: ${thrown.message}`.slice(0, 500), stack: stack.slice(0, 8_000) };
}

/** R84: errors that came before this was loaded, and those that come after; each kind once per page. */
export function watchFaults(onFault: () => void): void {
  const seen = new Set<string>();
  const tell = (thrown: unknown) => {
    const fault = faultOf(thrown);
    if (!fault || seen.has(fault.message) || seen.size >= MOST) return;
    seen.add(fault.message);
    onFault();
    const body = JSON.stringify({ ...fault, path: location.pathname, release: __BUILD_ID__ });
    navigator.sendBeacon?.("/api/errors", new Blob([body], { type: "application/json" }));
  };
  const early = window as unknown as Early;
  const before = early.fouten?.[Symbol.iterator] ? [...(early.fouten as Iterable<unknown>)] : [];
  early.fouten = { push: (...faults) => faults.forEach(tell) };
  before.forEach(tell);
}
