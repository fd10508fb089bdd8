import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerTemplates } from "#outside/tables.server.ts";
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

test("two who give their answer the same name at once: one has it, and the other is told", async () => {
  const shop = await aShop();
  const send = async (form: Record<string, string>) =>
    outcome(
      await action(
        inOffice(shop, "/kantoor/berichten/antwoorden", {
          form: { deed: "messages.save-template", tekst: "Dag {naam}", ...form },
        }),
      ),
    );
  for (const naam of ["Kou", "Vorst"]) await send({ naam });
  const rows = await shop.db.select().from(answerTemplates);
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const both = await shop.db.transaction(async (tx) => {
    await tx.select().from(answerTemplates).for("update");
    const sent = rows.map(({ id, savedAt }) =>
      send({ sjabloon: String(id), gezien: savedAt.toISOString(), naam: "Winter" }),
    );
    await expect.poll(async () => (await shop.db.execute(waiting)).rows.length).toBe(2);
    return sent;
  });
  expect((await Promise.all(both)).sort()).toEqual([say.problems.taken, "bewaard"].sort());
  const names = (await shop.db.select().from(answerTemplates)).map(({ name }) => name);
  expect(names.filter((name) => name === "Winter")).toHaveLength(1);
});
