import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { findOrderById, listEvents } from "#orders/orders.server.ts";
import { anOrder, aPlant } from "../../../tests/buying.ts";
import { cert, key } from "../../../tests/self-signed.ts";
import { aShop } from "../../../tests/shop.ts";
import { cancelPayments } from "../cancel-payments.server.ts";
import { listMethods, methodFault } from "./bank.server.ts";
import { requestRefund, sendRefund } from "../refund.server.ts";
import { startPayment } from "../start-payment.server.ts";
import { syncByProviderId } from "../sync-payment.server.ts";
import { payments, refunds } from "../tables.server.ts";

// The client insists on TLS and on its own list of authorities; here it talks to this machine.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";

type Kept = {
  id: string;
  status: string;
  amount: { currency: string; value: string };
  refunds: string[];
  amountChargedBack?: { currency: string; value: string };
  isCancelable?: boolean;
  description: string;
  lines?: { totalAmount: { value: string }; vatRate: string; vatAmount: { value: string } }[];
  billingAddress?: Record<string, string>;
};

/** A service that behaves as Mollie documents: idempotency keys, states to ask for, faults on demand. */
async function aMollie() {
  const kept = new Map<string, Kept>();
  const keys = new Map<string, string>();
  const faults: number[] = [];
  const hal = (payment: Kept) => ({
    resource: "payment",
    ...payment,
    mode: "test",
    createdAt: "2026-11-16T09:00:00+00:00",
    profileId: "pfl_x",
    sequenceType: "oneoff",
    _links: {
      self: { href: "x", type: "application/hal+json" },
      checkout: { href: `https://www.mollie.test/betalen/${payment.id}`, type: "text/html" },
    },
  });
  const server = https.createServer({ key, cert }, (request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const say = (status: number, what: unknown) =>
        response.writeHead(status, { "content-type": "application/hal+json" }).end(JSON.stringify(what));
      const fault = faults.shift();
      if (fault) return say(fault, { status: fault, title: "Fault", detail: "Made on purpose" });
      const path = (request.url ?? "").replace(/^\/v2\/|^\//, "").split("?")[0] ?? "";
      const key = String(request.headers["idempotency-key"] ?? "");
      const given = body ? (JSON.parse(body) as Kept & { method: string }) : undefined;
      if (path === "methods")
        return say(200, {
          count: 3,
          _embedded: {
            methods: ["creditcard", "ideal", "klarna"].map((id) => ({ resource: "method", id, description: id })),
          },
          _links: { self: { href: "x" } },
        });
      if (request.method === "POST" && path === "payments" && given) {
        const id = keys.get(key) ?? `tr_${kept.size + 1}`;
        keys.set(key, id);
        const { amount, description, lines, billingAddress } = given;
        const sum = (lines ?? []).reduce((cents, one) => cents + Math.round(Number(one.totalAmount.value) * 100), 0);
        if (given.method === "klarna" && (!billingAddress?.email || sum !== Math.round(Number(amount.value) * 100)))
          return say(422, { status: 422, title: "Unprocessable Entity", detail: "The lines do not add up" });
        if (!kept.has(id))
          kept.set(id, { id, status: "open", amount, refunds: [], description, lines, billingAddress } as Kept);
        return say(201, hal(kept.get(id) as Kept));
      }
      const [, id = "", rest] = path.split("/");
      const payment = kept.get(id);
      if (!payment) return say(404, { status: 404, title: "Not Found", detail: "No payment exists with this id" });
      if (rest === "refunds") {
        if (!payment.refunds.includes(key)) payment.refunds.push(key);
        return say(201, {
          resource: "refund",
          id: `re_${payment.refunds.length}`,
          status: "pending",
          amount: given?.amount,
          _links: {},
        });
      }
      if (request.method === "DELETE") payment.status = "canceled";
      return say(200, hal(payment));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => void server.close());
  return { kept, faults, url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v2/` };
}

async function aShopWithMollie() {
  const mollie = await aMollie();
  const shop = await aShop({ MOLLIE_API_KEY: "test_abcdefghijklmnopqrstuvwxyz123456", MOLLIE_API_URL: mollie.url });
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 3 }]);
  return { mollie, shop, order };
}

test("with the real client: pay, be told, settle, pay back once", async () => {
  const { mollie, shop, order } = await aShopWithMollie();
  const started = await startPayment(shop, order, "ideal");
  if (!started.ok) throw new Error(started.reason);
  expect(started.url).toBe("https://www.mollie.test/betalen/tr_1");
  expect(mollie.kept.get("tr_1")).toMatchObject({
    amount: { currency: "EUR", value: (order.dueCents / 100).toFixed(2) },
    description: `Bestelling ${order.number}`,
  });
  await syncByProviderId(shop, "tr_1");
  expect((await findOrderById(shop.db, order.id))?.paidAt, "open is not paid").toBeNull();
  (mollie.kept.get("tr_1") as Kept).status = "paid";
  await Promise.all(Array.from({ length: 20 }, () => syncByProviderId(shop, "tr_1")));
  expect((await findOrderById(shop.db, order.id))?.paidAt).not.toBeNull();
  await shop.db.transaction((tx) =>
    requestRefund(shop, tx, {
      order: order.id,
      payment: started.payment,
      amountCents: 100,
      reason: "retour",
      once: "proef",
    }),
  );
  const [refund] = await shop.db.select().from(refunds);
  mollie.faults.push(...Array<number>(8).fill(500));
  await expect(sendRefund(shop, refund?.id ?? "ref_")).rejects.toThrow();
  mollie.faults.length = 0;
  await sendRefund(shop, refund?.id ?? "ref_");
  await sendRefund(shop, refund?.id ?? "ref_");
  expect(mollie.kept.get("tr_1")?.refunds).toEqual([refund?.id]);
});

test("a buyer who has the money taken back by their bank: read from the service, and it stands on the order once", async () => {
  const { mollie, shop, order } = await aShopWithMollie();
  await startPayment(shop, order, "creditcard");
  const payment = mollie.kept.get("tr_1") as Kept;
  payment.status = "paid";
  await syncByProviderId(shop, "tr_1");
  payment.amountChargedBack = { currency: "EUR", value: "9.95" };
  await Promise.all([1, 2, 3].map(() => syncByProviderId(shop, "tr_1")));
  const taken = (await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "chargeback");
  expect(taken.map(({ detail }) => detail.amountCents)).toEqual([995]);
  expect((await shop.db.select().from(payments))[0]?.chargedBackCents).toBe(995);
});

test("an order that is taken back is called off at the service, where its method allows it", async () => {
  const { mollie, shop, order } = await aShopWithMollie();
  await startPayment(shop, order, "ideal");
  await cancelPayments(shop, order.id);
  expect(mollie.kept.get("tr_1")?.status, "iDEAL cannot be called off: what still comes goes back").toBe("open");
  (mollie.kept.get("tr_1") as Kept).isCancelable = true;
  await cancelPayments(shop, order.id);
  expect(mollie.kept.get("tr_1")?.status).toBe("canceled");
  expect((await shop.db.select().from(payments))[0]?.closedAt).toBeInstanceOf(Date);
});

test("the service away at the wrong moment: the order stays, the next click goes on with the same payment", async () => {
  const { mollie, shop, order } = await aShopWithMollie();
  mollie.faults.push(...Array<number>(8).fill(503));
  expect(await startPayment(shop, order, "ideal")).toEqual({ ok: false, reason: "bank-away" });
  mollie.faults.length = 0;
  expect(await startPayment(shop, order, "ideal")).toMatchObject({
    ok: true,
    url: "https://www.mollie.test/betalen/tr_1",
  });
  expect((await shop.db.select().from(payments)).length).toBe(1);
});

test("iDEAL comes first, credit last and only for adults, an account only for companies", async () => {
  const { shop } = await aShopWithMollie();
  const offered = await listMethods(shop, { onAccount: false, country: "NL" });
  expect(offered.map(({ id }) => id)).toEqual(["ideal", "creditcard", "klarna"]);
  expect(methodFault(offered, "klarna", false)).toBe("age");
  expect(methodFault(offered, "klarna", true)).toBeUndefined();
  expect(methodFault(offered, "rekening", true)).toBe("choose");
  expect((await listMethods(shop, { onAccount: true, country: "NL" })).map(({ id }) => id)).toContain("rekening");
});

test("who pays later shows the lender every line with its VAT, and they add up to what is paid", async () => {
  const { mollie, shop, order } = await aShopWithMollie();
  expect(await startPayment(shop, order, "klarna")).toMatchObject({ ok: true });
  const [payment] = mollie.kept.values();
  expect(payment?.billingAddress).toMatchObject({ email: "an@voorbeeld.nl", streetAndNumber: "Lindelaan 12" });
  expect(payment?.lines?.map(({ vatRate, vatAmount }) => [vatRate, vatAmount.value])[0]).toEqual(["9.00", "2.46"]);
});
