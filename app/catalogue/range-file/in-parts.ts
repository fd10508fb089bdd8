/** As many as go to the database at a time. */
export const PART = 500;

export async function* inParts<T>(list: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let part: T[] = [];
  for await (const one of list) {
    part.push(one);
    if (part.length < PART) continue;
    yield part;
    part = [];
  }
  if (part.length) yield part;
}
