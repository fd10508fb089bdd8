import fs from "node:fs";

/** As much as we read of the tables that drizzle-kit writes down beside each migration. */
export type Tables = Record<string, Table>;
type Column = { type: string; notNull: boolean; primaryKey: boolean; default?: unknown; identity?: unknown };
type Table = {
  columns: Record<string, Column>;
  indexes: Record<string, { columns: { expression: string }[]; isUnique: boolean; where?: string }>;
  foreignKeys: Record<string, { columnsFrom: string[] }>;
  uniqueConstraints: Record<string, { columns: string[] }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, { value: string }>;
};

const FOLDER = "db/migrations";

/** The names of all migrations, in the order in which they are run. */
export function listMigrations(): { tag: string; when: number }[] {
  const { entries } = JSON.parse(fs.readFileSync(`${FOLDER}/meta/_journal.json`, "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return entries;
}

export const statementsOf = (tag: string): string => fs.readFileSync(`${FOLDER}/${tag}.sql`, "utf8");

export function tablesAfter(tag: string): Tables {
  const text = fs.readFileSync(`${FOLDER}/meta/${tag.slice(0, 4)}_snapshot.json`, "utf8");
  return (JSON.parse(text) as { tables: Tables }).tables;
}

/** What would break a shop that was made for the tables before, each as a sentence. */
export function findContractions(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([name, table]) => {
    const now = after[name];
    const told = now ? [...ofColumns(table, now), ...ofRules(table, now)] : ["is gone"];
    return told.map((what) => `${name.replace(/^public\./, "")} ${what}`);
  });
}

function ofColumns(before: Table, after: Table): string[] {
  const known = Object.entries(before.columns).flatMap(([name, was]) => {
    const now = after.columns[name];
    if (!now) return [`${name} is gone`];
    return [
      ...(now.type === was.type ? [] : [`${name} was ${was.type} and is ${now.type}`]),
      ...(now.notNull && !was.notNull ? [`${name} has become required`] : []),
      ...(now.notNull && isFilled(was) && !isFilled(now) ? [`${name} has lost its default`] : []),
    ];
  });
  const fresh = Object.entries(after.columns).filter(([name]) => !before.columns[name]);
  const required = fresh.filter(([, column]) => column.notNull && !isFilled(column));
  return [...known, ...required.map(([name]) => `${name} is new and required`)];
}

const isFilled = ({ default: value, identity, type }: Column): boolean =>
  value !== undefined || identity !== undefined || /serial/.test(type);

/** A new rule over columns that were there refuses what was allowed; a key that is gone is missed by `on conflict`. */
function ofRules(before: Table, after: Table): string[] {
  const [was, now] = [keysOf(before), keysOf(after)];
  const old = (columns: string[]) => columns.every((column) => before.columns[column]);
  const newKeys = now.filter((key) => !was.includes(key) && old(key.split("|")[0]?.split(",") ?? []));
  const fresh = <T>(rules: Record<string, T>, known: Record<string, T>) =>
    Object.entries(rules).filter(([name, rule]) => JSON.stringify(known[name]) !== JSON.stringify(rule));
  return [
    ...was.filter((key) => !now.includes(key)).map((key) => `is no longer unique by ${sayKey(key)}`),
    ...newKeys.map((key) => `must be unique by ${sayKey(key)}`),
    ...fresh(after.checkConstraints, before.checkConstraints).map(([name]) => `has a new rule, ${name}`),
    ...fresh(after.foreignKeys, before.foreignKeys)
      .filter(([, { columnsFrom }]) => old(columnsFrom))
      .map(([name]) => `has a new reference, ${name}`),
  ];
}

/** What a row is unique by, however that was written: columns, and for which rows. */
function keysOf({ columns, indexes, uniqueConstraints, compositePrimaryKeys }: Table): string[] {
  const own = Object.entries(columns).filter(([, column]) => column.primaryKey);
  const unique = Object.values(indexes).filter(({ isUnique }) => isUnique);
  const lists = [...Object.values(uniqueConstraints), ...Object.values(compositePrimaryKeys)];
  return [
    ...own.map(([name]) => `${name}|`),
    ...lists.map((list) => `${list.columns.join()}|`),
    ...unique.map((index) => `${index.columns.map(({ expression }) => expression).join()}|${index.where ?? ""}`),
  ];
}

const sayKey = (key: string): string => key.replace(/\|$/, "").replace("|", " where ");
