/** R116: three retries per picture after its first try, a third of a screen ahead, and the last two hundred that came. */
export const RETRIES = 3;
export const PRELOAD_RATIO = 1.3;
export const CACHE_SIZE = 200;

type Box = { top: number; bottom: number; left: number; right: number };

/** On the screen, or so close below or beside it that it must come now. */
export const isNear = ({ top, bottom, left, right }: Box, view: { width: number; height: number }): boolean =>
  top < view.height * PRELOAD_RATIO && bottom > 0 && left < view.width * PRELOAD_RATIO && right > 0;

/** Addresses that came before, oldest out first. */
export class Loaded {
  #addresses = new Set<string>();

  add(address: string): void {
    this.#addresses.add(address);
    if (this.#addresses.size <= CACHE_SIZE) return;
    for (const oldest of this.#addresses) return void this.#addresses.delete(oldest);
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}

/** How often each picture failed; another address starts again. */
export class Failures<Picture extends object> {
  #failed = new WeakMap<Picture, { address: string; times: number }>();

  count(picture: Picture, address: string): number {
    const known = this.#failed.get(picture);
    return known?.address === address ? known.times : 0;
  }

  add(picture: Picture, address: string): number {
    const times = this.count(picture, address) + 1;
    this.#failed.set(picture, { address, times });
    return times;
  }
}
