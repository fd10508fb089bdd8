import { inflateSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { linesOf, plain } from "./fit.ts";
import { Sheet } from "./sheet.server.ts";

test("a Polish or Turkish name keeps its letters on paper, without their signs", () => {
  expect(plain("Łukasz Wiśniewski, Şükrü Yıldız")).toBe("Lukasz Wisniewski, Sükrü Yildiz");
  expect(plain("gefeliciteerd 🌱")).toBe("gefeliciteerd ?");
});

test("words go on below themselves, and a word that is longer than a line is cut", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const text = `Burgemeester van de Laan ${"x".repeat(80)} achter`;
  const lines = linesOf(font, text, 10, 150);
  expect(lines.filter((line) => font.widthOfTextAtSize(line, 10) > 150)).toEqual([]);
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("a long address does not run through what stands beside it", async () => {
  const sheet = await Sheet.open("Proef", new Date(0));
  sheet.columns([`Stichting ${"Hoveniers ".repeat(9)}`, "Lindelaan 12"], [["Bestelling", "2026-000001"]]);
  const file = Buffer.from(await sheet.save());
  const drawn = [...file.toString("latin1").matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, stream = ""]) => {
      try {
        return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
      } catch {
        return [];
      }
    },
  );
  const words = [...drawn.join("\n").matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("latin1"),
  );
  expect(words.filter((one) => one.startsWith("Stichting")).map((one) => one.length < 60)).toEqual([true]);
  expect(words).toContain("Lindelaan 12");
});
