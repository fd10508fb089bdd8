/** R62, R63, R92, R102: a page part that fails to load reloads the page once, not again within 60 s. */
export const RELOAD_KEY = "lommerrijk-herladen";
const RELOAD_GUARD_MS = 60_000;

const CHUNK_MESSAGES =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|^Loading( CSS)? chunk /i;

export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  type: "timeout" | "error" | "missing";
  constructor(id: string, type: "timeout" | "error" | "missing", src: string) {
    super(`Loading chunk ${id} failed.\n(${type}: ${src})`);
    this.type = type;
  }
}

export function isChunkError(error: unknown): boolean {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  return name === "ChunkLoadError" || CHUNK_MESSAGES.test(message ?? "");
}

type Keep = Pick<Storage, "getItem" | "setItem">;

/** Whether the page may reload now; saying yes is remembered. */
export function mayReload(keep: Keep, now: number): boolean {
  const last = Number.parseInt(keep.getItem(RELOAD_KEY) ?? "", 10);
  if (last && last + RELOAD_GUARD_MS >= now) return false;
  keep.setItem(RELOAD_KEY, String(now));
  return true;
}

/** Answers whether it reloaded; without session storage it never does, since it could not remember. */
export function reloadOnce(error: unknown, keep: Keep | undefined, now: number, reload: () => void): boolean {
  if (!isChunkError(error) || !keep || !mayReload(keep, now)) return false;
  reload();
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
