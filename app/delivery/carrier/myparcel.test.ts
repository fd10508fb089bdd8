import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { carrierOf } from "./carrier-of.server.ts";

type Asked = { path: string; headers: http.IncomingHttpHeaders; body: string };

/** A service that behaves as MyParcel documents: a parcel has no code until its label is printed. */
async function aMyParcel() {
  const asked: Asked[] = [];
  const faults: number[] = [];
  let printed = false;
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      const fault = faults.shift();
      if (fault) return response.writeHead(fault).end();
      const say = (what: unknown) => response.writeHead(200).end(JSON.stringify(what));
      if (request.method === "POST") return say({ data: { ids: [{ id: 35145243, reference_identifier: "x" }] } });
      if (request.url?.startsWith("/shipment_labels/")) {
        printed = true;
        return response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
      }
      const barcode = printed ? "3SMYPA000000001" : null;
      return say({ data: { shipments: [{ barcode, link_consumer_portal: "https://volg.example/3SMYPA000000001" }] } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, faults };
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
  const [made] = service.asked;
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
