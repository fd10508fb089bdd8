import { expect, test } from "vitest";
import { blocksOf, contentsOf, photosIn, plainText, productsIn, stepsOf } from "./article-text.server.ts";

const body = `Inleiding.

## Eerst graven

1. **Span de lijn.** Trek het touw strak.
2. **Graaf de sleuf.** Veertig breed, zie [de maten](/groenhulp/x).

[[producten: spade-rvs, druppelslang-15-m]]

## Daarna water

Tien liter.

[[plaat: sleuf]]

[[foto: 12 | De sleuf in maart]]

[[foto: onbekend]]

[[producten: haagbeuk]]
`;

test("products stand between the words, in their place", () => {
  const blocks = blocksOf(body, [], new Map([["12", { key: "foto/ab", alt: "Een sleuf" }]]));
  expect(
    blocks.map((block) =>
      "html" in block
        ? "words"
        : "plate" in block
          ? `plate ${block.plate.name}`
          : "photo" in block
            ? block.photo.caption
            : block.products.join(" "),
    ),
  ).toEqual(["words", "spade-rvs druppelslang-15-m", "words", "plate sleuf", "De sleuf in maart", "haagbeuk"]);
  expect(photosIn(body)).toEqual(["12", "onbekend"]);
  expect(productsIn(body)).toEqual(["spade-rvs", "druppelslang-15-m", "haagbeuk"]);
});

test("every step has its drawing, where there is one for each", () => {
  const first = (drawings: string[]) => {
    const [block] = blocksOf(body, drawings);
    return block && "html" in block ? block.html : "";
  };
  expect(first(["touw", "sleuf"]).match(/\/stap\/\w+\.svg/g)).toEqual(["/stap/touw.svg", "/stap/sleuf.svg"]);
  expect(first(["touw"])).not.toContain("/stap/");
});

test("no bracketed line is left in the words", () => {
  expect(
    blocksOf(body)
      .flatMap((block) => ("html" in block ? block.html : ""))
      .join(""),
  ).not.toContain("[[");
});

test("the contents begin with the short answer and end with the questions", () => {
  const titles = contentsOf({ body, faq: [{ q: "Moet dat?", a: "Ja." }] }).map(({ title }) => title);
  expect(titles).toEqual(["In het kort", "Eerst graven", "Daarna water", "Vragen"]);
  expect(contentsOf({ body, faq: [] }).at(-1)?.anchor).toBe("daarna-water");
});

test("the steps of a how-to are its numbered list, without marks", () => {
  expect(stepsOf(body)).toEqual([
    { name: "Span de lijn", text: "Trek het touw strak." },
    { name: "Graaf de sleuf", text: "Veertig breed, zie de maten." },
  ]);
  expect(plainText("*Plus:* [zo](/a) `x`")).toBe("Plus: zo x");
});
