import { expect, test } from "vitest";
import { filled, type Page } from "#kit/page/stills.ts";
import { bytesOf } from "./bytes.ts";

const page = (words: string): Page => ({
  text: `€ <wbr id="1"/>${words}<wbr id="2"/>`,
  stills: new Map([
    ["1", { id: "1", text: "één" }],
    ["2", { id: "2", text: "twee" }],
  ]),
});

test("the bytes are those of the whole text, also when the room is too small", () => {
  for (const words of ["", "kort – ", "half \ud800 teken", "lang é".repeat(700_000)]) {
    const one = page(words);
    expect(bytesOf(one).equals(Buffer.from(filled(one)))).toBe(true);
    expect(bytesOf(one).equals(Buffer.from(filled(one)))).toBe(true);
  }
});
