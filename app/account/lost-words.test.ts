import { expect, test } from "vitest";
import { readLostWords } from "./lost-words.server.ts";

const PATH = "/kantoor/bestellingen/1";
const read = (typed: Record<string, string>, headers: Record<string, string> = {}, path = PATH) =>
  readLostWords(
    new Request(`https://winkel.nl${path}`, {
      method: "POST",
      headers: { "sec-fetch-dest": "document", "sec-fetch-site": "same-origin", ...headers },
      body: new URLSearchParams(typed),
    }),
    path,
  );

test("an address and a note sent after the login ended come back; a secret, another site and another page do not", async () => {
  expect(await read({ postcode: "3817 AB", note: "Bel vroeg" })).toEqual([
    ["postcode", "3817 AB"],
    ["note", "Bel vroeg"],
  ]);
  for (const secret of ["code", "password", "nieuw-wachtwoord", "token"])
    expect(await read({ note: "Bel vroeg", [secret]: "1234" }), secret).toBeUndefined();
  expect(await read({ note: "Bel" }, { "sec-fetch-site": "cross-site" })).toBeUndefined();
  expect(await read({ note: "Bel" }, { "sec-fetch-dest": "empty" }), "a script keeps its own words").toBeUndefined();
  expect(await read({ note: "Bel" }, {}, "/account/gegevens")).toBeUndefined();
});
