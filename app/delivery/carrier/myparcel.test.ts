import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { carrierOf } from "./carrier-of.server.ts";

type Asked = { path: string; headers: http.IncomingHttpHeaders; body: string };

/** A service that behaves as MyParcel documents: a parcel has no code until its label is printed. */
async function aMyParcel() {
  const asked: Asked[] = [];
  /** What goes wrong next; `silent` does what was asked and lets nobody know. */
  const faults: (number | "silent")[] = [];
  const kept: { id: number; reference_identifier: string; barcode: string | null; link_consumer_portal: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      const { pathname, searchParams } = new URL(request.url ?? "", "http://service");
      const isMade = request.method === "POST";
      const fault = isMade ? faults.shift() : undefined;
      if (typeof fault === "number") return response.writeHead(fault).end();
      const say = (what: unknown) => response.writeHead(200).end(JSON.stringify(what));
      if (isMade) {
        const [{ reference_identifier }] = JSON.parse(body).data.shipments;
        const id = 35145243 + kept.length;
        const link_consumer_portal = `https://volg.example/3SMYPA00000000${kept.length + 1}`;
        kept.push({ id, reference_identifier, barcode: null, link_consumer_portal });
        return fault === "silent" ? request.socket.destroy() : say({ data: { ids: [{ id, reference_identifier }] } });
      }
      const one = kept.find(({ id }) => pathname.endsWith(`/${id}`));
      if (one && pathname.startsWith("/shipment_labels/")) {
        one.barcode = `3SMYPA00000000${kept.indexOf(one) + 1}`;
        return response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
      }
      const wanted = searchParams.get("reference_identifier");
      const shipments = one ? [one] : kept.filter(({ reference_identifier }) => reference_identifier === wanted);
      return say({ data: { shipments } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, faults, kept };
}

const parcel = {
  reference: "2026-000001-1",
  carrier: "DPD",
  weightG: 4200,
  to: {
    name: "An de Vries",
    company: "",
    street: "Lindelaan",
    number: "12 A",
    postcode: "3817 AB",
    city: "Amersfoort",
    country: "NL" as const,
    email: "an@voorbeeld.nl",
    phone: "0612345678",
  },
};

test("a parcel is made, printed and known by the carrier's own code", async () => {
  const service = await aMyParcel();
  const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: service.url });
  const label = await carrierOf(shop).make(parcel);
  expect(label).toEqual({
    code: "3SMYPA000000001",
    trackUrl: "https://volg.example/3SMYPA000000001",
    reference: "35145243",
  });
  const made = service.asked.find(({ body }) => body);
  expect(made?.headers.authorization).toBe(`basic ${Buffer.from("sleutel").toString("base64")}`);
  expect(JSON.parse(made?.body ?? "")).toMatchObject({
    data: {
      shipments: [{ carrier: 4, recipient: { cc: "NL", postal_code: "3817AB", number: "12", number_suffix: "A" } }],
    },
  });
  const paper = await carrierOf(shop).print(label, parcel);
  expect(Buffer.from(paper).toString()).toBe("%PDF-1.7");
});

test("a service that refuses is a fault, not a label", async () => {
  const service = await aMyParcel();
  service.faults.push(422);
  const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: service.url });
  await expect(carrierOf(shop).make(parcel)).rejects.toThrow("MyParcel answers 422");
});

test("a parcel that the service made without saying so is found again and not bought twice", async () => {
  const service = await aMyParcel();
  const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: service.url });
  service.faults.push("silent");
  await expect(carrierOf(shop).make(parcel)).rejects.toThrow();
  const label = await carrierOf(shop).make(parcel);
  expect([label.code, label.reference, service.kept.length]).toEqual(["3SMYPA000000001", "35145243", 1]);
});

test("another door or another carrier is another parcel, also when the first was never heard of", async () => {
  const service = await aMyParcel();
  const shop = await aShop({ MYPARCEL_API_KEY: "sleutel", MYPARCEL_API_URL: service.url });
  service.faults.push("silent");
  await expect(carrierOf(shop).make(parcel)).rejects.toThrow();
  const moved = { ...parcel, to: { ...parcel.to, number: "14" } };
  const codes = [];
  for (const one of [moved, { ...parcel, carrier: "DHL" }, moved, parcel])
    codes.push((await carrierOf(shop).make(one)).code);
  expect(codes).toEqual(["3SMYPA000000002", "3SMYPA000000003", "3SMYPA000000002", "3SMYPA000000001"]);
});
