import { expect, test } from "vitest";
import { aCustomer } from "../../../tests/client.ts";
import { aShop } from "../../../tests/shop.ts";

const HOME = {
  firstName: "An",
  lastName: "van der Berg",
  postcode: "3817 ab",
  number: "12",
  street: "Lindelaan",
  city: "Amersfoort",
};
type Kept = { id: string; postcode: string; city: string; forDelivery: boolean; forBilling: boolean };

test("R11 the first address becomes the default for delivery and invoices", async () => {
  const { post } = await aCustomer(await aShop());
  const response = await post("/api/addresses", HOME);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    postcode: "3817AB",
    country: "NL",
    forDelivery: true,
    forBilling: true,
  });
});

test("R12 an address is changed, and a new default takes over from the old one", async () => {
  const { post, call } = await aCustomer(await aShop());
  await post("/api/addresses", HOME);
  const second = (await (
    await post("/api/addresses", { ...HOME, city: "Gent", country: "BE", postcode: "9000" })
  ).json()) as Kept;
  expect(second).toMatchObject({ forDelivery: false, forBilling: false });
  const body = { ...HOME, city: "Gent", country: "BE", postcode: "9000", forDelivery: true };
  expect((await call(`/api/addresses/${second.id}`, { method: "PUT", body })).status).toBe(200);
  const all = (await (await call("/api/addresses")).json()) as Kept[];
  expect(all.map(({ city, forDelivery, forBilling }) => [city, forDelivery, forBilling])).toEqual([
    ["Gent", true, false],
    ["Amersfoort", false, true],
  ]);
});

test("when a default goes, another address takes its place", async () => {
  const { post, call } = await aCustomer(await aShop());
  const first = (await (await post("/api/addresses", HOME)).json()) as Kept;
  await post("/api/addresses", { ...HOME, city: "Utrecht" });
  expect((await call(`/api/addresses/${first.id}`, { method: "DELETE" })).status).toBe(204);
  const [left] = (await (await call("/api/addresses")).json()) as Kept[];
  expect(left).toMatchObject({ city: "Utrecht", forDelivery: true, forBilling: true });
});

test("an address that is sent again, because its answer was lost, is one address", async () => {
  const { post, call } = await aCustomer(await aShop());
  const send = async () => ((await (await post("/api/addresses", HOME)).json()) as Kept).id;
  expect(await send()).toBe(await send());
  await Promise.all([send(), send()]);
  expect(await (await call("/api/addresses")).json()).toHaveLength(1);
});

test("R68 R70 a wrong address says what is wrong per field", async () => {
  const { post } = await aCustomer(await aShop());
  const response = await post("/api/addresses", { ...HOME, postcode: "3817 SS", number: "12a", firstName: "R2D2" });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string[]> };
  expect(Object.keys(errors).sort()).toEqual(["firstName", "number", "postcode"]);
  expect(Object.values(errors).every((words) => words.length === 1)).toBe(true);
});
