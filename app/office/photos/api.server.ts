import { eq } from "drizzle-orm";
import { callerOf, mayDo } from "#accounts/door/caller.server.ts";
import type { Api } from "#accounts/door/json.server.ts";
import { masterName } from "#catalogue/photos/make-photo.server.ts";
import { photos } from "#catalogue/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { errors } from "#texts/errors.ts";

/** The whole photograph, for who cuts a square out of it; shoppers only ever get the square. */
export function photoApi(app: Api, shop: Shop): void {
  app.get("/api/kantoor/fotos/:id", async (c) => {
    const allowed = mayDo("range", await callerOf(shop, c.req.raw));
    const id = /^\d{1,15}$/.exec(c.req.param("id"))?.[0];
    const [photo] =
      allowed === "yes" && id
        ? await shop.db
            .select({ master: photos.master })
            .from(photos)
            .where(eq(photos.id, Number(id)))
        : [];
    const bytes = photo && (await shop.photos.store.get(masterName(photo.master)).catch(() => undefined));
    if (!bytes) return c.json({ statusCode: 404, message: errors.apiNotFound }, 404);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=3600",
      "x-content-type-options": "nosniff",
    });
  });
}
