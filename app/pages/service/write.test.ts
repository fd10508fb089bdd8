import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ASK_AFTER_DAYS, inviteReview, listReviewable, reviewLink } from "#orders/shipping/invite-review.server.ts";
import { findOrderById, listEvents, listShipments } from "#orders/orders.server.ts";
import { returnOrder } from "#orders/refunding/return-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "#orders/shipping/ship-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { shopContext } from "#outside/shop.server.ts";
import { mails } from "#outside/tables.server.ts";
import { reviewForm as say } from "#texts/reviews/form.ts";
import { anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { listWaiting } from "#reviews/reviews.server.ts";
import { action, loader } from "./write.page.tsx";

async function delivered(skus = ["A"]) {
  const shop = await aShop();
  for (const sku of skus) await aPlant(shop, { sku });
  const { id } = await anOrder(
    shop,
    skus.map((sku) => ({ sku, quantity: 2 })),
  );
  await shop.db.transaction((tx) => settleOrder(shop, tx, id, { paid: true, by: "bank" }));
  await shipOrder(shop, id, "all", { carrier: "PostNL", by: "staff" });
  const [parcel] = await listShipments(shop.db, id);
  if (parcel) await Promise.all([1, 2, 3].map(() => markDelivered(shop, parcel.id, "staff")));
  const order = await findOrderById(shop.db, id);
  if (!order) throw new Error("gone");
  return { shop, order };
}

function at(shop: TestShop, path: string, form?: Record<string, string>) {
  const url = new URL(path, "http://localhost:3000");
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const body = form && { method: "POST", body: new URLSearchParams(form), headers: { origin: url.origin } };
  return { url, context, params: {}, request: new Request(url, body) } as never;
}
const invitations = async (shop: TestShop) =>
  (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("review:"));
const said = { product: "taxus-a", stars: "5", title: "Vol tot onderaan", text: "Even hoog en gezond." };

test("after delivery one question is planned, ten days later, and mailed once", async () => {
  const { shop, order } = await delivered();
  const planned = shop.jobs.sent.filter(({ name }) => name === "invite-review");
  expect(planned).toEqual([
    {
      name: "invite-review",
      data: { order: order.id },
      once: `invite-${order.id}`,
      after: new Date(shop.now().getTime() + ASK_AFTER_DAYS * 86_400_000),
    },
  ]);
  await Promise.all([1, 2, 3].map(() => inviteReview(shop, order.id)));
  const [mail, ...more] = await invitations(shop);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(reviewLink(shop, order));
  expect((await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "review-invited")).toHaveLength(1);
});

test("who sent everything back, withdrew, or is forgotten is not asked", async () => {
  const sentBack = await delivered();
  await returnOrder(sentBack.shop, sentBack.order.id, [{ sku: "A", quantity: 2 }], { by: "staff", sellable: false });
  const withdrew = await delivered();
  await withdrew.shop.db.update(orders).set({ withdrawnAt: withdrew.shop.now() });
  const forgotten = await delivered();
  await forgotten.shop.db.update(orders).set({ email: "verwijderd" });
  for (const { shop, order } of [sentBack, withdrew, forgotten]) {
    await inviteReview(shop, order.id);
    expect(await invitations(shop)).toEqual([]);
  }
});

test("the link opens the form, a review waits to be read, and sending it twice keeps one", async () => {
  const { shop, order } = await delivered(["A", "B"]);
  const link = reviewLink(shop, order);
  expect((await loader(at(shop, link))).items.map(({ product, written }) => [product, written])).toEqual([
    ["taxus-a", false],
    ["taxus-b", false],
  ]);
  const sent = (await action(at(shop, link, said))) as Response;
  expect(sent.status).toBe(303);
  expect((await loader(at(shop, sent.headers.get("location") ?? ""))).sent).toBe(true);
  expect(((await action(at(shop, link, said))) as Response).status).toBe(303);
  const again = (await action(at(shop, link, { ...said, stars: "1" }))) as { data: { problem: string } };
  expect(again.data.problem).toBe(say.problems.already);
  expect(await listWaiting(shop.db)).toEqual([
    expect.objectContaining({ product: "taxus-a", order: order.number, stars: 5, author: "", city: "" }),
  ]);
});

test("name and town stand there only for who says so", async () => {
  const { shop, order } = await delivered();
  await action(at(shop, reviewLink(shop, order), { ...said, name: "ja" }));
  expect(await listWaiting(shop.db)).toEqual([expect.objectContaining({ author: "An", city: "Amersfoort" })]);
});

test("without the shop's own mark there is no form, and a product of another order is refused", async () => {
  const { shop, order } = await delivered();
  for (const path of ["/beoordelen", `/beoordelen?b=${order.number}`, `/beoordelen?b=${order.number}&t=verzonnen`]) {
    await expect(loader(at(shop, path))).rejects.toMatchObject({ status: 404 });
    expect(await action(at(shop, path, said))).toMatchObject({ init: { status: 404 } });
  }
  const link = reviewLink(shop, order);
  const refused = async (form: Record<string, string>) =>
    ((await action(at(shop, link, form))) as { data: { problem: string } }).data.problem;
  expect(await refused({ ...said, product: "taxus-z" })).toBe(say.problems.unknown);
  expect(await refused({ ...said, stars: "9" })).toBe(say.problems["wrong-stars"]);
  expect(await refused({ ...said, text: "  " })).toBe(say.problems["no-words"]);
  await shop.db.update(orders).set({ deliveredAt: null }).where(eq(orders.id, order.id));
  expect(await refused(said)).toBe(say.problems["not-delivered"]);
  expect(await listWaiting(shop.db)).toEqual([]);
});

test("what came back or no longer exists is not asked about", async () => {
  const { shop, order } = await delivered(["A", "B"]);
  await returnOrder(shop, order.id, [{ sku: "A", quantity: 2 }], { by: "staff", sellable: false });
  expect((await listReviewable(shop.db, order)).map(({ product }) => product)).toEqual(["taxus-b"]);
});
