import { CartDrawer } from "#cart/cart-drawer.tsx";
import { useMarkers } from "./head/markers.ts";
import { MenuDrawer } from "./menu/menu-drawer.tsx";

/** The drawers of the frame: in every page from the start, opened by the browser. */
export default function Drawers() {
  const { count } = useMarkers();
  return (
    <>
      <MenuDrawer />
      <CartDrawer count={count} />
    </>
  );
}
