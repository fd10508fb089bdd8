import { expect, test } from "vitest";
import { EXIT } from "#outside/settings.server.ts";
import { databaseRefusal, requireNewEnough } from "./database-refusal.ts";

const URL = "postgres://winkel:geheim@db.voorbeeld:5432/lommerrijk";
const refused = (code: string, message = "no") =>
  databaseRefusal(new Error("query", { cause: { code, message } }), URL);

test("what a database refuses is told in a sentence without its password; only what may pass is tried again", () => {
  expect(refused("28P01")?.message).toBe(
    "De database laat winkel niet binnen (db.voorbeeld:5432/lommerrijk): no. Controleer DATABASE_URL.",
  );
  expect(refused("42501")?.message).toContain("Maak winkel eigenaar van de database");
  expect(["28P01", "3D000", "57P03", "ECONNREFUSED", "42501"].map((code) => refused(code)?.exitCode)).toEqual([
    ...Array<number>(4).fill(EXIT.tryAgain),
    EXIT.setting,
  ]);
  expect(refused("42P01"), "a fault of our own shows where it happened").toBeUndefined();
});

test("a PostgreSQL that is too old is told", () => {
  expect(() => requireNewEnough(140_012)).toThrow("De database is PostgreSQL 14; de winkel heeft 15 of nieuwer nodig.");
  expect(requireNewEnough(150_000)).toBeUndefined();
});
