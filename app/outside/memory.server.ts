/** Something that is kept to answer sooner, and can be let go, the longest not asked for first. */
type Keeper = { readonly bytes: number; forgetOldest(): void };

const MEGABYTE = 1024 * 1024;

/** One amount of memory for everything that is kept: whoever holds the most gives way. */
export class Memory {
  readonly #most: number;
  readonly #keepers: Keeper[] = [];

  constructor(megabytes = 128) {
    this.#most = megabytes * MEGABYTE;
  }

  get bytes(): number {
    return this.#keepers.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  share(keeper: Keeper): void {
    this.#keepers.push(keeper);
  }

  makeRoom(): void {
    while (this.bytes > this.#most) {
      const [largest] = this.#keepers.toSorted((a, b) => b.bytes - a.bytes);
      if (!largest?.bytes) return;
      largest.forgetOldest();
    }
  }
}

/** Values by key, in the order in which they were last asked for; what they weigh counts in the shop's one amount. */
export class Kept<K, V> {
  readonly #memory: Memory;
  readonly #values = new Map<K, { value: V; size: number }>();
  #bytes = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
    memory.share(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#values.size;
  }

  find(key: K): V | undefined {
    return this.#values.get(key)?.value;
  }

  keep(key: K, value: V, size: number): void {
    this.drop(key);
    this.#values.set(key, { value, size });
    this.#bytes += size;
    this.#memory.makeRoom();
  }

  *all(): Iterable<[key: K, value: V, size: number]> {
    for (const [key, { value, size }] of this.#values) yield [key, value, size];
  }

  /** Somebody asked for it. */
  touch(key: K): void {
    const one = this.#values.get(key);
    if (!one) return;
    this.#values.delete(key);
    this.#values.set(key, one);
  }

  drop(key: K): void {
    const one = this.#values.get(key);
    if (!one) return;
    this.#values.delete(key);
    this.#bytes -= one.size;
  }

  dropWhere(isWanted: (value: V) => boolean): void {
    for (const [key, { value }] of this.#values) if (isWanted(value)) this.drop(key);
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }

  forgetOldest(): void {
    for (const key of this.#values.keys()) return this.drop(key);
  }
}
