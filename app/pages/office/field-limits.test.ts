import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { TASKS } from "#outside/deed/caller.ts";
import { DEEDS } from "#outside/deed/deed.server.ts";

type Piped = { type: string; pipe?: Piped[]; wrapped?: Piped; entries?: Record<string, Piped>; requirement?: unknown };

/** How long a text may be that a deed takes, as its schema says. */
function mostOf(schema: Piped): number | undefined {
  if (schema.wrapped) return mostOf(schema.wrapped);
  const own = schema.pipe?.find(({ type }) => type === "max_length");
  return typeof own?.requirement === "number" ? own.requirement : undefined;
}

/** Forms whose cells and blocks share one limit in the schema; what is wrong with each is told beside it. */
const OF_MANY = /^app\/office\/(?:product|letter)\//;
const TYPED = /<(?:TextField|AreaField|Area|input|textarea)\b(?:=>|[^>])*\/>/g;

test("nobody types more in a field of the office than its deed takes", async () => {
  // A deed is listed by the page that has it.
  for (const file of fs.globSync("app/pages/office/**/*.page.tsx")) await import(path.resolve(file));
  const limits = new Map<string, number>();
  for (const { by, asks } of DEEDS.values())
    if (TASKS.some((task) => task === by))
      for (const [name, schema] of Object.entries((asks as unknown as Piped).entries ?? {}))
        limits.set(name, Math.max(mostOf(schema) ?? 0, limits.get(name) ?? 0));
  const files = [...fs.globSync("app/office/**/*.tsx"), ...fs.globSync("app/pages/office/**/*.tsx")];
  const fields = files
    .filter((file) => !OF_MANY.test(file))
    .flatMap((file) => [...fs.readFileSync(file, "utf8").matchAll(TYPED)].map(([written]) => ({ file, written })))
    .filter(({ written }) => !/type="(?:hidden|checkbox|radio|date|time|number|email|file)"/.test(written));
  const judged = fields.flatMap(({ file, written }) => {
    const name = /\b(?:name=|(?:field|typed|of)\()"(\w+)"/.exec(written)?.[1] ?? "";
    const most = limits.get(name);
    // A limit that is worked out cannot be read here.
    if (!most || /maxLength=\{(?![\d_]+\})/.test(written)) return [];
    const here = Number(/maxLength=\{([\d_]+)\}/.exec(written)?.[1]?.replace("_", "") ?? Infinity);
    return [{ fits: here <= most, said: `${file} ${name}: ${here}, the deed ${most}` }];
  });
  expect(judged.length).toBeGreaterThan(40);
  expect(judged.filter(({ fits }) => !fits).map(({ said }) => said)).toEqual([]);
});

/** What only chooses what is shown takes any day. */
const TAKES_ALL = /name="(?:sinds|vanaf)"/;

test("whatever can be wrong with a day, a time or a number is told beside its field", () => {
  const files = [...fs.globSync("app/office/**/*.tsx"), ...fs.globSync("app/pages/office/**/*.tsx")];
  const silent = files.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/<TextField\b(?:=>|[^>])*\/>/g)]
      .map(([written]) => written)
      .filter((written) => /type="(?:date|time|number)"/.test(written) && !/errors=|\{\.\.\.\w+[(}]/.test(written))
      .filter((written) => !TAKES_ALL.test(written))
      .map((written) => `${file} ${/name="([^"]*)"/.exec(written)?.[1] ?? written}`),
  );
  expect(silent).toEqual([]);
});
