import * as v from "valibot";
import { expect, test } from "vitest";
import { text } from "#kit/form/fields.ts";
import { readForm } from "./asked.server.ts";

const MOST = { bytes: 10_000, fields: 10 };
/** What somebody can type in a field of ten signs: a line's end is one of them. */
const TYPED = "Dag\nAn\nBos";

function sent(body: BodyInit): Request {
  return new Request("http://winkel.test/", { method: "POST", body });
}

test("a browser sends a line's end as two signs; what fits in its field fits in the shop, whichever way the form is sent", async () => {
  const plain = new URLSearchParams({ bericht: TYPED.replaceAll("\n", "\r\n") });
  const parts = new FormData();
  parts.set("bericht", TYPED.replaceAll("\n", "\r\n"));
  for (const request of [sent(plain), sent(parts)]) {
    const { bericht } = await readForm(request, MOST);
    expect(bericht).toBe(TYPED);
    expect(v.is(text(TYPED.length), bericht)).toBe(true);
  }
  const twice = new URLSearchParams([
    ["regel", "een\r\ntwee"],
    ["regel", "drie\rvier"],
  ]);
  expect(await readForm(sent(twice), MOST)).toMatchObject({ regel: ["een\ntwee", "drie\nvier"] });
});
