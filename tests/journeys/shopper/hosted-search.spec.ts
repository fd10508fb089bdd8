import { expect, onTestFinished, test } from "vitest";
import { Recorder } from "../../search-contract/recorder.ts";
import { vendors } from "../../search-contract/vendors.ts";
import { addressOf, filledShop } from "../running/own-process.ts";

type Record = { id: string; source: string };
type Asked = { indexUid: string; q: string; filter?: string[][]; facets?: string[] };

test("R83 with a hosted service the lists and their filters are what the service says, asked through its client", async () => {
  const service = new Recorder();
  const url = await service.open();
  onTestFinished(() => service.close());
  const kept = new Map<string, Record>();
  const asked: Asked[] = [];
  // It knows one rose, whatever it is asked: what the page shows can only have come from here.
  service.reply = (call) => {
    if (call.method === "POST" && /\/indexes\/products_next\/documents/.test(call.path))
      for (const record of call.body as Record[]) kept.set(record.id, record);
    if (!call.path.startsWith("/multi-search")) return vendors.meilisearch!.other(call, kept.size);
    const { queries } = call.body as { queries: Asked[] };
    asked.push(...queries);
    const one = [...kept.values()].filter(({ id }) => id === "klimroos-new-dawn");
    const counts = { f_soort: { Klimroos: 1, Stamroos: 7 } };
    return { body: vendors.meilisearch!.shape(queries.map(() => ({ records: one, total: 1, counts }))) };
  };
  const address = await addressOf(
    filledShop({ SEARCH_ENGINE: "meilisearch", SEARCH_URL: url, SEARCH_KEY: "alleen-server" }),
  );
  await expect.poll(() => kept.size).toBeGreaterThan(600);
  const read = async (path: string) => (await fetch(address + path)).text();
  const html = await read("/rozen?soort=Klimroos,Stamroos&bloemkleur=Roze");
  expect(/(?:\d+ van )?\d+ artikel\w*/.exec(html)?.[0]).toBe("1 artikel");
  expect(html).toContain("/p/klimroos-new-dawn");
  expect(html).toMatch(/Stamroos[^]{0,300}7/);
  const main = asked.find(({ filter }) => filter?.some((any) => any.includes('f_soort = "Stamroos"')));
  expect(main?.indexUid).toBe("products");
  expect(main?.filter).toContainEqual(['f_in_categorie = "rozen"']);
  expect(main?.filter).toContainEqual(['f_soort = "Klimroos"', 'f_soort = "Stamroos"']);
  expect(main?.facets).toContain("f_soort");
  expect(service.calls.every(({ headers }) => headers.authorization === "Bearer alleen-server")).toBe(true);
  asked.length = 0;
  expect(await read("/search?q=winterharde+klimroos")).toContain("/p/klimroos-new-dawn");
  expect(asked.some(({ q }) => /klim/.test(q))).toBe(true);
  expect(html, "the key stays on the server").not.toContain("alleen-server");
});
