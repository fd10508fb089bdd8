/** Working arrays of one segment, lent during a batch and taken back at its end: a query then costs no garbage. */
export class Scratch {
  readonly #size: number;
  #bytes: Uint8Array[] = [];
  #shorts: Uint16Array[] = [];
  #longs: Uint32Array[] = [];
  #lent = [0, 0, 0];

  constructor(size: number) {
    this.#size = size;
  }

  bytes(): Uint8Array {
    return lend(this.#bytes, this.#lent[0]!++, () => new Uint8Array(this.#size));
  }

  shorts(): Uint16Array {
    return lend(this.#shorts, this.#lent[1]!++, () => new Uint16Array(this.#size));
  }

  longs(): Uint32Array {
    return lend(this.#longs, this.#lent[2]!++, () => new Uint32Array(this.#size));
  }

  /** Nothing lent before may be read after this. */
  takeBack(): void {
    this.#lent = [0, 0, 0];
  }
}

function lend<A extends Uint8Array | Uint16Array | Uint32Array>(kept: A[], at: number, make: () => A): A {
  const known = kept[at];
  if (known) {
    known.fill(0);
    return known;
  }
  const fresh = make();
  // A very long query may ask for many; only the first are worth keeping.
  if (at < 48) kept[at] = fresh;
  return fresh;
}
