import type { Shop } from "../app/outside/shop.server.ts";
import { apiOf } from "../server/api.ts";

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; raw?: string };

/** A browser's worth of calls to the shop's API: it keeps cookies and brings the CSRF value back. */
export function aClient(shop: Shop, peer = "203.0.113.7") {
  const app = apiOf(shop);
  const jar = new Map<string, string>();
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
    const answer = await app.fetch(request, { peer });
    for (const one of answer.headers.getSetCookie()) {
      const [pair = ""] = one.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/.test(one)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return {
    jar,
    call,
    /** Fetches the CSRF cookie first, as a browser does. */
    async post(path: string, body: unknown, options: Options = {}): Promise<Response> {
      if (!jar.has("XSRF-TOKEN")) await call("/auth/csrf-cookie");
      return call(path, { method: "POST", body, ...options });
    },
  };
}

export const PASSWORD = "de eik ruist zacht in mei";

export async function aCustomer(shop: Shop, email = "an@voorbeeld.nl", peer?: string) {
  const client = aClient(shop, peer);
  const answer = await client.post("/register", { email, password: PASSWORD, firstName: "An", lastName: "Bos" });
  return { ...client, user: (await answer.json()) as { id: string; email: string }, answer };
}
