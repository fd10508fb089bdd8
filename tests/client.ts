import { eq } from "drizzle-orm";
import { confirmAccount } from "../app/account/enter-deeds.server.ts";
import { mailRegistration } from "../app/accounts/register/registrations.server.ts";
import { registrations } from "../app/accounts/tables.server.ts";
import { mails } from "../app/outside/tables.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";
import { apiOf } from "../server/api.ts";
import { tryDeed } from "./try-deed.ts";

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; raw?: string };

/** A browser's worth of calls to the shop's API: it keeps cookies and brings the CSRF value back. */
export function aClient(shop: Shop, peer = "203.0.113.7") {
  const app = apiOf(shop);
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    if (/Max-Age=0/.test(cookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  const call = async (path: string, { method = "GET", body, headers = {}, raw }: Options = {}): Promise<Response> => {
    const token = jar.get("XSRF-TOKEN");
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "x-peer": peer,
        ...(token && { "x-xsrf-token": token }),
        ...headers,
      },
      ...(method !== "GET" && { body: raw ?? JSON.stringify(body ?? {}) }),
    });
    const response = await app.fetch(request, { peer });
    for (const one of response.headers.getSetCookie()) keep(one);
    return response;
  };
  return {
    jar,
    keep,
    call,
    /** Fetches the CSRF cookie first, as a browser does. */
    async post(path: string, body: unknown, options: Options = {}): Promise<Response> {
      if (!jar.has("XSRF-TOKEN")) await call("/auth/csrf-cookie");
      return call(path, { method: "POST", body, ...options });
    },
  };
}

export const PASSWORD = "de eik ruist zacht in mei";

/** Asks for an account; what the mailbox got is the link of the response. */
export async function askAccount(shop: Shop, client: ReturnType<typeof aClient>, email: string): Promise<string> {
  await client.post("/register", { email, password: PASSWORD, firstName: "An", lastName: "Bos" });
  const asked = await shop.db.select().from(registrations).where(eq(registrations.email, email));
  for (const { id } of asked) await mailRegistration(shop, id);
  const rows = await shop.db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id);
  return tokenIn(rows.at(-1)?.text);
}

export const tokenIn = (text = ""): string => decodeURIComponent(/token=([\w%-]+)/.exec(text)?.[1] ?? "");

/** Somebody with an account, whose mailbox said yes in the browser that asked. */
export async function aCustomer(shop: Shop, email = "an@voorbeeld.nl", peer = "203.0.113.7") {
  const client = aClient(shop, peer);
  const token = await askAccount(shop, client, email);
  const request = new Request("http://localhost:3000/account/bevestigen", {
    headers: { cookie: [...client.jar].map(([name, value]) => `${name}=${value}`).join("; "), "x-peer": peer },
  });
  const outcome = await tryDeed(shop, confirmAccount, { token }, { peer, request });
  if (!outcome.ok) throw new Error(outcome.message);
  for (const cookie of outcome.cookies) client.keep(cookie);
  return { ...client, user: outcome.shows as { id: `usr_${string}`; email: string }, cookies: outcome.cookies };
}
