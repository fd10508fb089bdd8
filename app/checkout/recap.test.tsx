import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ADDRESS } from "../../tests/buying.ts";
import { Recap } from "./recap.tsx";

const said = (answers: Parameters<typeof Recap>[0]["answers"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Recap answers={answers} when={["dinsdag 24 november"]} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, " ");

test("before paying stands where it goes: over the border with the country, at another address with its name", () => {
  expect(said(ADDRESS)).toContain("Lindelaan 12, 3817 AB Amersfoort");
  expect(said(ADDRESS)).not.toContain("België");
  const belgian = { ...ADDRESS, country: "BE" as const, street: "Meir", number: "5 bus 3", postcode: "2000" };
  expect(said({ ...belgian, city: "Antwerpen" })).toContain("Meir 5 bus 3, 2000 Antwerpen, België");
  const other = { other: true, otherName: "Bos", otherStreet: "Kerkstraat", otherNumber: "1", otherPostcode: "9000" };
  expect(said({ ...belgian, ...other, otherCity: "Gent" })).toContain("Bos, Kerkstraat 1, 9000 Gent, België");
});
