import { expect, test } from "vitest";
import { filled, note, noteAlike, stillText, writeWithStills } from "./stills.ts";

/** A "page" that is a list of parts; a still part is the object it shows. */
type Part = string | { name: string };
function writer() {
  const written: string[] = [];
  const write = (parts: Part[]): string =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        const id = note(part, "", () => [`(${part.name})`]);
        return id === undefined ? `(${part.name})` : `<wbr id="${id}"/>`;
      })
      .join(" ");
  return {
    written,
    write: (parts: Part[]) => {
      written.push(parts.map((part) => (typeof part === "string" ? part : part.name)).join(" "));
      return write(parts);
    },
  };
}

test("what a page shows again is not written again, and the page reads the same", () => {
  const { write, written } = writer();
  const beech = { name: "beuk" };
  const first = writeWithStills<Part[]>(["een", beech, "haag", beech], write);
  const second = writeWithStills<Part[]>(["nog", beech], write);
  expect(filled(first)).toBe("een (beuk) haag (beuk)");
  expect(filled(second)).toBe("nog (beuk)");
  expect(written).toEqual(["een beuk haag beuk", "(beuk)", "nog beuk"]);
});

test("a thing that changed is another object, and is written anew; so is another way to show it", () => {
  const write = (parts: string[]) => parts.join("");
  const marks = (of: object, as: string) => `<wbr id="${note(of, as, () => [as])}"/>`;
  const product = {};
  const page = (of: object, as: string) =>
    filled(writeWithStills(["x"], ([one]) => (one === "x" ? marks(of, as) : write([one ?? ""]))));
  expect(page(product, "januari")).toBe("januari");
  expect(page(product, "mei")).toBe("mei");
  expect(page({}, "juni")).toBe("juni");
});

test("of one thing no more than a dozen ways are kept, and each page is right", () => {
  const product = {};
  const numbers = new Set<string | undefined>();
  const page = (as: string) =>
    filled(
      writeWithStills("", (part) => {
        if (part) return part;
        const id = note(product, as, () => as);
        numbers.add(id);
        return `<wbr id="${id}"/>`;
      }),
    );
  for (let n = 0; n < 30; n++) expect(page(`vraag ${n}`)).toBe(`vraag ${n}`);
  expect(page("vraag 29")).toBe("vraag 29");
  expect(numbers.size).toBe(30);
  page("vraag 0");
  expect(numbers.size).toBe(31);
});

test("a page that failed halfway leaves nothing empty behind", () => {
  const beech = { name: "beuk" };
  const { write } = writer();
  const breaks = (parts: Part[]) => {
    write(parts);
    throw new Error("stuk");
  };
  expect(() => writeWithStills<Part[]>([beech], breaks)).toThrow("stuk");
  expect(filled(writeWithStills<Part[]>([beech], write))).toBe("(beuk)");
});

test("plain text goes in untouched, and stands as it is outside a page", () => {
  const sheet = { text: "a>b{}" };
  expect(stillText(sheet)).toBe("a>b{}");
  const page = writeWithStills("page", () => `<style>${stillText(sheet)}</style>`);
  expect(page.text).not.toContain("a>b");
  expect(filled(page)).toBe("<style>a>b{}</style>");
});

test("rows that are alike are written once, each with its own texts; one that lacks a text is another", () => {
  const written: string[] = [];
  const list = {};
  const row = (one: { name: string; why: string }) => (one.why ? `${one.name} (${one.why})` : one.name);
  const page = (...rows: { name: string; why: string }[]) =>
    filled(
      writeWithStills("", (part) => {
        if (!part) return rows.map((one) => `<wbr id="${noteAlike(list, "", one, row)}"/>`).join(", ");
        written.push(part);
        return part;
      }),
    );
  expect(page({ name: "beuk", why: "haag" }, { name: "els & 'co'", why: "snel" })).toBe(
    "beuk (haag), els &amp; &#x27;co&#x27; (snel)",
  );
  expect(written.length).toBe(1);
  expect(page({ name: "taxus", why: "" }, { name: "hulst", why: "" })).toBe("taxus, hulst");
  expect(written.length).toBe(2);
});
