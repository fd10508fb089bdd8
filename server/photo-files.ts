import type { Store } from "#outside/files/store.server.ts";

/** Drawn in our own colours, for where a picture is not there (yet, or any more). */
export const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><path fill="#f9f7ea" d="M0 0h480v480H0z"/>' +
  '<g fill="none" stroke="#8a9a7b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M240 352V208m0 64c-56 6-92-20-96-76 54-4 92 22 96 76Zm0-40c-4-52 26-88 84-92 4 54-28 90-84 92Z"/>' +
  '<path stroke="#6a4d35" d="M120 356h240"/></g></svg>';

/** Addresses are called after what is in them: only what looks like one is ever asked of the store. */
const ADDRESS = /^\/plaat\/(foto\/[0-9a-f]{24}-(?:240|480|800|1200|1600)\.(?:avif|webp))$/;
const FOREVER = "public, max-age=31536000, immutable";
/** An address that has nothing is not asked again for a while, nor are more of those remembered than this. */
const MISSED_FOR = 10_000;
const MOST_MISSED = 1_000;

type Listed = { file: string; cache: string; read: () => Promise<Buffer> };

/** The photographs of the owner, wherever they are kept. */
export class PhotoFiles {
  readonly #store: Pick<Store, "get">;
  readonly #known = new Map<string, Listed>();
  readonly #missed = new Map<string, number>();

  constructor(store: Pick<Store, "get">) {
    this.#store = store;
  }

  listed(pathname: string): Listed | undefined {
    const name = ADDRESS.exec(pathname)?.[1];
    if (!name || (this.#missed.get(name) ?? 0) > Date.now()) return undefined;
    const known = this.#known.get(name) ?? { file: name, cache: FOREVER, read: () => this.#read(name) };
    this.#known.set(name, known);
    return known;
  }

  async #read(name: string): Promise<Buffer> {
    try {
      return await this.#store.get(name);
    } catch (error) {
      this.#known.delete(name);
      if (this.#missed.size >= MOST_MISSED) this.#missed.clear();
      this.#missed.set(name, Date.now() + MISSED_FOR);
      throw error;
    }
  }
}
