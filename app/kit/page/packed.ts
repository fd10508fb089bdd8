/**
 * A long value of a loader as one text. The router notes every part of a value apart, so that it may hold anything;
 * for a list of plain values that costs more than finding them.
 */
export type Packed<T> = { json: string; of?: T };

/** What a value holds. */
export type Unpacked<P> = P extends Packed<infer T> ? T : never;

const unpacked = new WeakMap<object, unknown>();

export function pack<T>(value: T): Packed<T> {
  const packed = { json: JSON.stringify(value) };
  unpacked.set(packed, value);
  return packed;
}

/** On the server the value itself; in the browser the same object each time. */
export function unpack<T>(packed: Packed<T>): T {
  const known = unpacked.get(packed) as T | undefined;
  if (known !== undefined) return known;
  const value = JSON.parse(packed.json) as T;
  unpacked.set(packed, value);
  return value;
}
