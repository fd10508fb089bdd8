/** R62, R63, R92, R102: a page part that fails to load has the page loaded whole once, not again within 60 s. */
export const RELOAD_KEY = "lommerrijk-herladen";
const RELOAD_GUARD_MS = 60_000;

export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  type: "timeout" | "error" | "missing";
  constructor(id: string, type: "timeout" | "error" | "missing", src: string) {
    super(`Loading chunk ${id} failed.\n(${type}: ${src})`);
    this.type = type;
  }
}

type Keep = Pick<Storage, "getItem" | "setItem">;

/** Whether the page may reload now; saying yes is remembered. */
export function mayReload(keep: Keep, now: number): boolean {
  const last = Number.parseInt(keep.getItem(RELOAD_KEY) ?? "", 10);
  if (last && last + RELOAD_GUARD_MS >= now) return false;
  keep.setItem(RELOAD_KEY, String(now));
  return true;
}

/** R117: a page part that has not come after 120 s counts as failed. */
export const LOADER_TIMEOUT_MS = 120_000;

export function withTimeout<T>(load: Promise<T>, id: string, src: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, "timeout", src)), LOADER_TIMEOUT_MS);
  });
  return Promise.race([load, late]).finally(() => clearTimeout(timer));
}
