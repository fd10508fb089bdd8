import type { Api } from "#accounts/door/json.server.ts";
import type { MenuShown } from "./menu.ts";
import { shopMenu } from "./shop-menu.ts";

const written = new WeakMap<MenuShown, string>();

/** The menu for who opens it on a wide screen; every other way to it stands in the page. */
export function menuApi(app: Api): void {
  app.get("/api/menu", (c) => {
    const menu = shopMenu();
    const text = written.get(menu) ?? JSON.stringify(menu);
    written.set(menu, text);
    return c.body(text, 200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" });
  });
}
