import type { Shop } from "#outside/shop.server.ts";
import { pathFor } from "./subscription.ts";

/** RFC 8058: the mail program's own button leaves the list with one POST, without a page in between. */
export const leaveHeaders = (shop: Pick<Shop, "url">, key: string): Record<string, string> => ({
  "List-Unsubscribe": `<${shop.url}${pathFor("afmelden", key)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
