import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { gate } from "../../app/account/gate.server.ts";
import { modesContext } from "../../app/account/route-modes.server.ts";
import { users } from "../../app/accounts/tables.server.ts";
import { requireStaff } from "../../app/office/staff.server.ts";
import { shopContext } from "../../app/outside/shop.server.ts";
import { loader } from "../../app/pages/account/second.page.tsx";
import { aCustomer } from "../client.ts";
import { aShop } from "../shop.ts";

test("staff who still owe their second step come back to the page they asked for, and to no other", async () => {
  const shop = await aShop();
  const { jar } = await aCustomer(shop);
  await shop.db.update(users).set({ scope: ["staff"] });
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const visit = async (path: string, page: (args: never) => unknown) => {
    const [url, context] = [new URL(path, shop.url), new RouterContextProvider()];
    context.set(shopContext, shop);
    context.set(modesContext, () => ({ auth: "required" }));
    const args = { url, context, params: {}, pattern: "", request: new Request(url, { headers: { cookie } }) } as never;
    await gate(args, async () => new Response());
    return page(args);
  };
  const office = ({ context }: { context: RouterContextProvider }) => requireStaff(context);
  const sent = await visit("/kantoor/bestellingen?q=haag%26heg", office).catch((thrown: unknown) => thrown);
  const to = (sent as Response).headers.get("location") ?? "";
  expect(await visit(to, loader)).toMatchObject({ waits: true, to: "/kantoor/bestellingen?q=haag%26heg" });
  for (const away of ["//elders.nl", "https://elders.nl/kantoor", "/kantoor\\..\\x", "/login"])
    expect(await visit(`/account/tweede-stap?naar=${encodeURIComponent(away)}`, loader)).toMatchObject({
      to: "/kantoor",
    });
});
