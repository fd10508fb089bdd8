import { mayCompare } from "./work.ts";

/** Words as a tree in flat arrays; walking it with one row of an edit table per level finds all near words at once. */
export interface Trie {
  letters: Uint16Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  term: Int32Array;
}

/** The ids must come in the order of their terms. */
export function buildTrie(terms: string[], ids: number[]): Trie {
  let capacity = 1024;
  let letters = new Uint16Array(capacity);
  let firstChild = new Int32Array(capacity).fill(-1);
  let nextSibling = new Int32Array(capacity).fill(-1);
  let term = new Int32Array(capacity).fill(-1);
  let size = 1;
  const path = [0];
  const lastChild: number[] = [-1];
  let previous = "";
  for (const id of ids) {
    const word = terms[id]!;
    let shared = 0;
    while (shared < word.length && shared < previous.length && word[shared] === previous[shared]) shared++;
    for (let depth = shared; depth < word.length; depth++) {
      if (size === capacity) {
        capacity *= 2;
        letters = grow(letters, new Uint16Array(capacity), 0);
        firstChild = grow(firstChild, new Int32Array(capacity), -1);
        nextSibling = grow(nextSibling, new Int32Array(capacity), -1);
        term = grow(term, new Int32Array(capacity), -1);
      }
      const node = size++;
      letters[node] = word.charCodeAt(depth);
      const parent = path[depth]!;
      if (firstChild[parent] === -1) firstChild[parent] = node;
      else nextSibling[lastChild[parent]!] = node;
      lastChild[parent] = node;
      lastChild[node] = -1;
      path[depth + 1] = node;
    }
    term[path[word.length]!] = id;
    previous = word;
  }
  return {
    letters: letters.slice(0, size),
    firstChild: firstChild.slice(0, size),
    nextSibling: nextSibling.slice(0, size),
    term: term.slice(0, size),
  };
}

function grow<A extends Uint16Array | Int32Array>(old: A, fresh: A, filler: number): A {
  fresh.fill(filler);
  fresh.set(old);
  return fresh;
}

export interface NearTerm {
  term: number;
  distance: number;
}

/** Insertions, deletions, changes and swaps of neighbours up to `most`; with `asPrefix` the rest of the term is free. */
export function nearTerms(trie: Trie, word: string, most: number, asPrefix = false): NearTerm[] {
  const found = new Map<number, number>();
  const width = word.length + 1;
  const rows: Uint8Array[] = [];
  const letterAt: number[] = [];
  const row0 = new Uint8Array(width);
  for (let i = 0; i < width; i++) row0[i] = i;
  rows.push(row0);

  const collect = (node: number, distance: number): void => {
    const id = trie.term[node]!;
    if (id >= 0 && distance < (found.get(id) ?? 99)) found.set(id, distance);
    if (!asPrefix) return;
    for (let child = trie.firstChild[node]!; child >= 0; child = trie.nextSibling[child]!) collect(child, distance);
  };

  const walk = (node: number, depth: number): void => {
    const letter = trie.letters[node]!;
    letterAt[depth] = letter;
    const above = rows[depth - 1]!;
    const row = (rows[depth] ??= new Uint8Array(width));
    // Further than `most` from the diagonal no distance is small enough: those cells are never worked out.
    const low = Math.max(1, depth - most);
    const high = Math.min(width - 1, depth + most);
    const far = most + 1;
    let best = low === 1 && depth <= most ? depth : far;
    row[low - 1] = best;
    if (high + 1 < width) row[high + 1] = far;
    if (!mayCompare(high - low + 2)) return;
    for (let i = low; i <= high; i++) {
      const own = word.charCodeAt(i - 1);
      let cost = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + (own === letter ? 0 : 1));
      if (i > 1 && depth > 1 && own === letterAt[depth - 1] && word.charCodeAt(i - 2) === letter && own !== letter)
        cost = Math.min(cost, rows[depth - 2]![i - 2]! + 1);
      row[i] = cost;
      if (cost < best) best = cost;
    }
    if (high === width - 1 && row[high]! <= most) collect2(node, row[high]!);
    if (best > most) return;
    for (let child = trie.firstChild[node]!; child >= 0; child = trie.nextSibling[child]!) walk(child, depth + 1);
  };
  const collect2 = (node: number, distance: number): void => {
    if (asPrefix) collect(node, distance);
    else if (trie.term[node]! >= 0) collect(node, distance);
  };
  for (let child = trie.firstChild[0] ?? -1; child >= 0; child = trie.nextSibling[child]!) walk(child, 1);
  return [...found]
    .map(([term, distance]) => ({ term, distance }))
    .sort((a, b) => a.distance - b.distance || a.term - b.term);
}

/** No typos in short words, one from four letters, two from eight. */
export const typosAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
