import { expect, test } from "vitest";
import { withoutQuote, wordsOfHtml } from "./plain-words.ts";

test.each([
  ["Ja graag\n\nOp 17 nov 2026 om 10:00 schreef Lommerrijk <a@b.nl>:\n> Wil je hem?", "Ja graag"],
  ["Ja graag\r\n\r\nOn Tue, 17 Nov 2026 at 10:00, Lommerrijk\r\n<a@b.nl> wrote:\r\n\r\n> Wil je hem?", "Ja graag"],
  ["Ja graag\n\n-----Oorspronkelijk bericht-----\nVan: x", "Ja graag"],
  ["Ja graag\n\n________________________________\nVan: Lommerrijk <a@b.nl>\nOnderwerp: x", "Ja graag"],
  ["Ja graag\nVerstuurd vanaf mijn iPhone", "Ja graag"],
  ["Ja graag\n-- \nAn de Vries\nLindelaan 12", "Ja graag"],
  ["Op dinsdag kan ik niet.\nWoensdag wel.", "Op dinsdag kan ik niet.\nWoensdag wel."],
  ["> alleen dit", "> alleen dit"],
])("of %j stays what somebody wrote", (text, own) => {
  expect(withoutQuote(text)).toBe(own);
});

test("HTML becomes words, and never markup again", () => {
  const html =
    "<head><title>x</title></head><p>Dag&nbsp;An,</p><p>3 &lt; 4 &amp; &#x20ac; 5<br>tot <b>morgen</b></p><img src=x onerror=alert(1)";
  expect(withoutQuote(wordsOfHtml(html))).toBe("Dag An,\n3 < 4 & € 5\ntot morgen");
  expect(wordsOfHtml("<scr<script>ipt>alert(1)</script>")).not.toContain("alert");
});
