import { shopMenu } from "#front/menu/shop-menu.ts";
import { part } from "#ui/loading/part.tsx";
import { ServerWritten } from "#ui/loading/server-written.tsx";
import { fetchMenu } from "./fetch-menu.ts";

const MenuGroups = part(() => import("./menu-groups.tsx"));
const FetchedGroups = part(async () => {
  const [{ default: Groups }, menu] = await Promise.all([import("./menu-groups.tsx"), fetchMenu()]);
  return { default: () => <Groups menu={menu} /> };
});

/**
 * The groups as the server wrote them: two hundred links that need no script, so none is sent for them. Only where the
 * server wrote no menu (a page opened from the checkout, which has none) they are fetched.
 */
export function ServerGroups() {
  return (
    <ServerWritten missing={<FetchedGroups />}>{import.meta.env.SSR && <MenuGroups menu={shopMenu()} />}</ServerWritten>
  );
}
