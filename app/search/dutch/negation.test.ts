import { expect, test } from "vitest";
import { spreadNegation } from "./negation.ts";
import { tokenize } from "./tokenize.ts";

const read = (text: string) =>
  spreadNegation(tokenize(text), text)
    .map((token) => token.text)
    .join(" ");

test("what is not wanted goes on over an or, and over a list that ends in one", () => {
  expect(read("haag zonder taxus of laurier")).toBe("haag zonder taxus zonder laurier");
  expect(read("hortensia die niet blauw of roze of paars is")).toBe("hortensia die niet blauw niet roze niet paars is");
  expect(read("geen taxus, buxus of laurier als haag")).toBe("geen taxus geen buxus geen laurier als haag");
  expect(read("geen grote boom of struik")).toBe("geen grote boom geen struik");
  expect(read("struik behalve hortensia en roos")).toBe("struik behalve hortensia behalve roos");
  expect(read("geen taxus noch laurier")).toBe("geen taxus geen laurier");
});

test("an or that joins something else stays what it is", () => {
  for (const text of [
    "plant die niet giftig is voor honden of katten",
    "haag die niet hoger wordt dan 2 meter of breder dan 1 meter",
    "haag zonder doornen en groenblijvend",
    "geen roos, wel wit of roze",
    "wit of roze, geen roos",
    "giftig of niet",
    "geen roos of niet",
    "niet of nauwelijks",
  ])
    expect(read(text)).toBe(
      tokenize(text)
        .map((token) => token.text)
        .join(" "),
    );
});
