import { expect, test } from "vitest";
import { ROLES } from "../../../app/accounts/door/roles.ts";
import { Buyer } from "../../kill/buyer.ts";
import { TAXUS } from "../buying-steps.ts";
import { shopUrl } from "../here.ts";
import { anAddress, aSession, db } from "../people.ts";

type Seen = { path: string; status: number; text: string };

/** Of many that stand under one address, two are enough. */
const SAME = 2;
const above = (path: string) => path.replace(/\/[^/]*$/, "");

/** What somebody with this role finds when they follow every link of the office that they are shown. */
async function walk(role: string, from: string[]): Promise<Seen[]> {
  const { cookies } = await aSession(anAddress(), [role]);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; ");
  const [seen, queue, known]: [Seen[], string[], string[]] = [[], [...from], [...from]];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const response = await fetch(shopUrl(path), { headers: { cookie }, redirect: "manual" });
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const body = isPage ? (await response.text()).replace(/<(script|style|svg)[^]*?<\/\1>/g, "") : "";
    seen.push({ path, status: response.status, text: body.replace(/<[^>]+>/g, " ") });
    for (const [, found = "", query = ""] of body.matchAll(/href="(\/kantoor[^"?#]*)([^"#]*)/g)) {
      const isDeep = above(found) !== "/kantoor";
      const like = known.filter((one) => one === found || (isDeep && above(one) === above(found)));
      if (like.includes(found) || like.length >= SAME) continue;
      known.push(found);
      queue.push(found + query.replaceAll("&amp;", "&"));
    }
  }
  return seen;
}

test("every link that a role is shown leads somewhere; who packs sees no amounts", async () => {
  const buyer = new Buyer("kantoor-rollen", TAXUS, ["BO01-10ST"]);
  await buyer.buy(shopUrl());
  // All of it has left, and who bought it asked to be forgotten.
  const gone = new Buyer("kantoor-vergeten", TAXUS);
  await gone.buy(shopUrl());
  const left = `update order_lines set shipped = quantity where "order" = (select id from orders where number = $1)`;
  await db.$client.query(left, [gone.number]);
  await db.$client.query("update orders set email = 'verwijderd', shipped_at = now() where number = $1", [gone.number]);
  for (const role of ROLES) {
    // Packers are shown it on the list of today, which may be long.
    const order = role === "pakken" ? [`/kantoor/bestellingen/${buyer.number}`] : [];
    const old = role === "teksten" ? [] : [`/kantoor/bestellingen/${gone.number}`];
    const seen = await walk(role, ["/kantoor", ...order, ...old]);
    expect(seen.length, role).toBeGreaterThan(4);
    const shut = seen.filter(({ status }) => status !== 200);
    expect([role, shut.map(({ path, status }) => `${status} ${path}`)]).toEqual([role, []]);
    if (role !== "pakken") continue;
    expect(seen.find(({ path }) => path === order[0])?.text).toContain(buyer.number);
    expect(seen.filter(({ text }) => text.includes("€")).map(({ path }) => path)).toEqual([]);
  }
});
