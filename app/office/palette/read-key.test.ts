import { expect, test } from "vitest";
import { PLACES, type Press, readKey } from "./read-key.ts";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const read = (key: string, more?: Partial<Press>, afterG = false) => readKey(press(key, more), afterG);

test("G and a letter go somewhere, and a letter of no place goes nowhere", () => {
  expect(read("g")).toEqual({ do: "wait" });
  for (const [letter, to] of Object.entries(PLACES)) expect(read(letter, {}, true)).toEqual({ do: "go", to });
  for (const key of ["z", "t", "j", "constructor", "/", "Shift"]) expect(read(key, {}, true)).toBeUndefined();
});

test("J and K walk a list, X ticks, shift X ticks up to here, T begins an order, / searches and ? tells", () => {
  const said = ["j", "k", "x", "/", "?", "J"].map((key) => read(key)?.do);
  expect(said).toEqual(["next", "previous", "tick", "find", "help", "next"]);
  expect(read("X", { shiftKey: true })).toEqual({ do: "range" });
  expect(read("t")).toEqual({ do: "go", to: ["/kantoor/bestellingen/nieuw"] });
  expect(read("?", { shiftKey: true })).toEqual({ do: "help" });
  // On many keyboards the slash itself needs the shift.
  expect(read("/", { shiftKey: true })).toEqual({ do: "find" });
});

test("P prints, and with Ctrl or Cmd S saves, Enter sends and Z takes back; with shift or Alt they are the browser's", () => {
  expect(read("p")).toEqual({ do: "press", keys: "P" });
  expect(read("p", {}, true), "after G it is a place").toEqual({ do: "go", to: PLACES.p });
  for (const held of ["ctrlKey", "metaKey"] as const)
    for (const [key, keys] of [
      ["s", "Control+S"],
      ["Enter", "Control+Enter"],
      ["z", "Control+Z"],
    ] as const) {
      expect(read(key, { [held]: true })).toEqual({ do: "press", keys });
      expect(read(key, { [held]: true, shiftKey: true })).toBeUndefined();
      expect(read(key, { [held]: true, altKey: true })).toBeUndefined();
    }
});

test("with Ctrl, Cmd or Alt a key is the browser's, and so is any other with shift", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"] as const)
    for (const key of ["g", "j", "k", "x", "t", "p", "/", "?"]) {
      expect(read(key, { [held]: true })).toBeUndefined();
      expect(read(key, { [held]: true }, true)).toBeUndefined();
    }
  for (const key of ["G", "J", "K", "T", "P"]) expect(read(key, { shiftKey: true })).toBeUndefined();
  for (const key of ["a", "Enter", "Tab", " ", "Escape", "ArrowDown"]) expect(read(key)).toBeUndefined();
});
