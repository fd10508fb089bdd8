import { expect, test } from "vitest";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { inOffice, outcome } from "../../../../tests/office.ts";
import { aShop } from "../../../../tests/shop.ts";
import { action, loader } from "./answers.page.tsx";

test("who saves an answer that a colleague changed meanwhile is told so, and may then put the own words in its place", async () => {
  const shop = await aShop();
  const shown = async () => (await loader(inOffice(shop, "/kantoor/berichten/antwoorden"))).templates[0];
  const save = async (form: Record<string, string>) => {
    const was = await shown();
    const at = { sjabloon: String(was?.id ?? 0), gezien: was?.seen ?? "" };
    const sent = { deed: "messages.save-template", naam: "Vorst", ...at, ...form };
    return outcome(await action(inOffice(shop, "/kantoor/berichten/antwoorden", { form: sent })));
  };
  expect(await save({ tekst: "Dek je planten af." })).toBe("nieuw");
  const seen = { gezien: (await shown())?.seen ?? "" };
  shop.at(new Date(shop.now().getTime() + 1000).toISOString());
  expect(await save({ tekst: "Zet ze binnen.", ...seen, naam: "Kou" })).toBe("bewaard");
  expect(await save({ tekst: "Geef water.", ...seen })).toBe(say.problems["colleague-saved"]);
  expect(await save({ tekst: "Zet ze binnen.", ...seen }), "its name too").toBe(say.problems["colleague-saved"]);
  expect(await save({ tekst: "Zet ze binnen.", naam: "Kou", ...seen }), "the same twice").toBe("bewaard");
  expect((await shown())?.text).toBe("Zet ze binnen.");
  expect(await save({ tekst: "Geef water." })).toBe("bewaard");
  expect(await shown()).toMatchObject({ name: "Vorst", text: "Geef water." });
});
