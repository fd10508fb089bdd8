import { expect, test } from "vitest";
import { linkedHtml } from "./mail-html.ts";

test("an address in a mail is a link, up to the full stop behind it, and nothing else is", () => {
  expect(linkedHtml("Herroepen kan op https://winkel.nl/retour?b=1#a. Dank")).toBe(
    'Herroepen kan op <a href="https://winkel.nl/retour?b=1#a" style="color:#2C6A3C">https://winkel.nl/retour?b=1#a</a>. Dank',
  );
  expect(linkedHtml("https://x.nl/?a=1&b=2\n<b>")).toContain('href="https://x.nl/?a=1&amp;b=2"');
  expect(linkedHtml('javascript:alert(1) <a href="x">')).not.toContain("<a ");
});
