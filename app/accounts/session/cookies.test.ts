import { expect, test } from "vitest";
import { aClient, aCustomer, PASSWORD } from "../../../tests/client.ts";
import { aShop } from "../../../tests/shop.ts";
import { requireCsrf } from "../door/caller.server.ts";
import { csrfCookies } from "./cookies.server.ts";

test("over https the secrets carry a name that only this host can set, and the specification's names stay", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const live = { ...shop, url: "https://lommerrijk.example" };
  const client = aClient(live);
  const response = await client.post("/login", { email: "an@voorbeeld.nl", password: PASSWORD });
  const cookies = response.headers.getSetCookie();
  const names = cookies.map((one) => one.slice(0, one.indexOf("="))).filter((name) => !name.startsWith("auth."));
  expect(names.sort()).toEqual(["XSRF-TOKEN", "__Host-XSRF", "__Host-sessie", "__Host-toestel"]);
  for (const one of cookies.filter((each) => each.startsWith("__Host-")))
    expect(one).toMatch(/; Path=\/; .*HttpOnly; Secure$/);
  expect((await client.call("/api/user")).status).toBe(200);
  const planted = aClient(live);
  planted.jar.set("sessie", client.jar.get("__Host-sessie") ?? "");
  expect((await planted.call("/api/user")).status).toBe(401);
});

test("a token planted by a neighbouring host is not believed over https", async () => {
  const shop = { ...(await aShop()), url: "https://lommerrijk.example" };
  const own = csrfCookies(shop).map((one) => one.split(";", 1)[0]);
  const value = own[0]?.split("=")[1] ?? "";
  const ask = (cookie: string, token: string) => () =>
    requireCsrf(new Request(shop.url, { method: "POST", headers: { cookie, "x-xsrf-token": token } }));
  expect(ask(own.join("; "), value)).not.toThrow();
  expect(ask("XSRF-TOKEN=planted", "planted")).toThrow();
  expect(ask(`XSRF-TOKEN=planted; ${own[1]}`, "planted")).toThrow();
});
