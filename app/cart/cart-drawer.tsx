import { Suspense, useRef } from "react";
import { first as texts } from "#texts/first.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawer, useIsOpen } from "#ui/drawer.tsx";
import { Link } from "#ui/link.tsx";
import { part } from "#ui/loading/part.tsx";
import { Skeleton } from "#ui/message.tsx";

const CartContents = part(() => import("./cart-contents.tsx"), Coming);

/** The frame stands in every page and opens at the first tap; a page is kept for everybody, so the cart comes after. */
export function CartDrawer({ count }: { count: number }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const isOpen = useIsOpen(drawer);
  const title = (
    <>
      {texts.drawer} {count > 0 && <span className="num soft">({count})</span>}
    </>
  );
  return (
    <Drawer id="wagen" ref={drawer} title={title}>
      <Suspense fallback={<Coming />}>{isOpen ? <CartContents /> : <Coming />}</Suspense>
    </Drawer>
  );
}

/** Without our scripts, or until they come, the whole cart is one tap away. */
function Coming() {
  return (
    <div className="lijf stack">
      <Skeleton height="12rem" />
      <Link className={buttonClass({ kind: "lijn", wide: true })} to="/cart">
        {texts.view}
      </Link>
    </div>
  );
}
