/** What a table says about a word from outside. Every object also knows words such as "constructor"; no table does. */
export function lookUp<T>(table: Readonly<Record<string, T>>, word: string | null | undefined): T | undefined {
  return typeof word === "string" && Object.hasOwn(table, word) ? table[word] : undefined;
}
