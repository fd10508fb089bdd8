import * as v from "valibot";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { requireCsrf } from "../session/csrf.server.ts";
import { withCookies } from "../api.server.ts";
import type { Api } from "../door/json.server.ts";
import { toggleSaved } from "./saved.server.ts";

const asked = v.strictObject({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) });

/** The heart: once to save, twice to let go. */
export function savedApi(app: Api, shop: Shop): void {
  app.post("/api/saved", async (c) => {
    requireCsrf(c.req.raw);
    const { slug } = await readJson(c.req.raw, asked);
    const { saved, cookies } = await toggleSaved(shop, c.req.raw, slug);
    return withCookies(c.json({ saved }), cookies);
  });
}
