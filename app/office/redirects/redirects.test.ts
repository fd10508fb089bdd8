import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setListed } from "#catalogue/product/set-listed.server.ts";
import { saveProduct } from "#catalogue/product/save-product.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { findOldShelf } from "#front/redirects/lead-on.server.ts";
import { followRedirect, plainPath } from "#front/redirects/redirects.server.ts";
import { redirects } from "#front/tables.server.ts";
import { findWhole } from "../product/find-product.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { pasteRedirects, removeRedirect, saveRedirect } from "./redirect-deeds.server.ts";
import { viewRedirects } from "./view-redirects.server.ts";

const doing = (shop: TestShop, deed: unknown, fields: Record<string, unknown>) =>
  tryDeed(shop, deed, fields, { user: AN });
const save = (shop: TestShop, van: string, naar: string) => doing(shop, saveRedirect, { van, naar });
const leads = async (shop: TestShop, from: string) =>
  (await shop.db.select().from(redirects).where(eq(redirects.from, from)))[0]?.to;

test("an address is read as people paste it", () => {
  expect(plainPath(" https://www.lommerrijk.nl/Oude-Pagina/?utm=1 ")).toBe("/oude-pagina");
  expect([plainPath("oude-pagina"), plainPath("//elders.nl/x"), plainPath("/")]).toEqual([undefined, undefined, "/"]);
});

test("an old address leads on, is counted, and keeps what hangs on the new one", async () => {
  const shop = await aFilledShop();
  expect(await save(shop, "/Oud/", "/rozen?sorteer=prijs")).toMatchObject({ ok: true });
  expect(await followRedirect(shop.db, "/oud", shop.now())).toBe("/rozen?sorteer=prijs");
  await followRedirect(shop.db, "/oud", shop.now());
  expect(await followRedirect(shop.db, "/anders", shop.now())).toBeUndefined();
  const { rows } = await viewRedirects(shop.db, "", 1);
  expect(rows).toMatchObject([
    { from: "/oud", hits: 2, by: AN.email, state: "good", last: expect.stringContaining("2026") },
  ]);
});

test("a product that was in the shop leads to its shelf; one that never was is nobody's to guess", async () => {
  const shop = await aFilledShop();
  const put = (slug: string, listed: boolean) => setListed(shop, [{ slug, listed }]);
  const shelf = (slug: string) => findOldShelf(shop.db, `/p/${slug}`);
  const taxus = await findWhole(shop.db, "taxus");
  if (!taxus) throw new Error("no taxus");
  const variants = taxus.variants.slice(0, 1).map((size) => ({ ...size, sku: "GEHEIM-1", product: "geheim" }));
  const draft = { ...taxus, slug: "geheim", listed: false, variants };
  expect(await saveProduct(shop, draft)).toMatchObject({ ok: true });
  await put("taxus", false);
  expect([await shelf("taxus"), await shelf("geheim")]).toEqual([expect.stringMatching(/^\//), undefined]);
  await put("geheim", true);
  expect(await shelf("geheim")).toBeUndefined();
  await shop.db.update(products).set({ wasListed: false, listed: false }).where(eq(products.slug, "geheim"));
  expect(await shelf("geheim"), "an older version put back forgets nothing").toBe(await shelf("taxus"));
});

test("a database that takes nothing still leads on, and still has no page where there is none", async () => {
  const shop = await aFilledShop();
  await save(shop, "/oud", "/rozen");
  const follow = (from: string) =>
    shop.db.transaction((tx) => followRedirect(tx, from, shop.now()), { accessMode: "read only" });
  expect([await follow("/oud"), await follow("/anders")]).toEqual(["/rozen", undefined]);
});

test("never over a page that lives, never to one that does not, never in a circle, never two for one address", async () => {
  const shop = await aFilledShop();
  const reason = async (van: string, naar: string) => ((await save(shop, van, naar)) as { reason?: string }).reason;
  for (const living of ["/rozen", "/p/taxus", "/groenhulp/boom-planten", "/contact", "/kantoor/iets", "/api/x"])
    expect([living, await reason(living, "/bomen")]).toEqual([living, "living"]);
  expect(await reason("/", "/bomen")).toBe("from");
  expect(await reason("/oud", "/bestaat-niet")).toBe("target");
  expect(await reason("/oud", "/oud")).toBe("self");
  expect(await reason("/oud", "https:bomen")).toBe("to");
  expect(await reason("/oud", "/rozen")).toBeUndefined();
  expect(await reason("/rond", "/oud")).toBe("target");
  expect(await reason("/oud", "/bomen")).toBe("exists");
});

test("what led to an address that leads on itself leads straight to the end", async () => {
  const shop = await aFilledShop();
  await save(shop, "/eerst", "/rozen");
  await shop.db.update(redirects).set({ to: "/tussen" }).where(eq(redirects.from, "/eerst"));
  await save(shop, "/tussen", "/bomen");
  expect(await leads(shop, "/eerst")).toBe("/bomen");
  expect(await doing(shop, removeRedirect, { van: "/eerst" })).toMatchObject({ ok: true });
  expect(await doing(shop, removeRedirect, { van: "/eerst" })).toMatchObject({ reason: "gone" });
});

test("a list is saved whole or not at all, and says which line is wrong", async () => {
  const shop = await aFilledShop();
  const paste = (regels: string) => doing(shop, pasteRedirects, { regels });
  const wrong = "oud;nieuw\n/a;/rozen\n/b;/nergens\n\n/rozen;/bomen";
  expect(await paste(wrong)).toMatchObject({
    ok: false,
    errors: { regels: [expect.stringMatching(/Regel 3: .*Regel 5: /)] },
    shows: { regels: wrong },
  });
  expect(await leads(shop, "/a")).toBeUndefined();
  expect(await paste('/a;/rozen\r\n"/b","/bomen"\n/c\t/heesters')).toMatchObject({ ok: true, shows: { saved: 3 } });
  expect([await leads(shop, "/a"), await leads(shop, "/b"), await leads(shop, "/c")]).toEqual([
    "/rozen",
    "/bomen",
    "/heesters",
  ]);
  expect(await paste("  ")).toMatchObject({ reason: "empty" });
  expect(await paste("van;naar"), "a heading alone").toMatchObject({ reason: "empty", shows: { regels: "van;naar" } });
});
