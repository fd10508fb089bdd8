import { Suspense, useEffect, useRef, useState } from "react";
import { part } from "#ui/loading/part.tsx";

const MenuGroups = part(() => import("./menu-groups.tsx"));

/**
 * The groups as the server wrote them: two hundred links that need no script, so none is sent for them. Only where the
 * server wrote no menu (a page opened from the checkout, which has none) they are fetched.
 */
export function ServerGroups() {
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => setMissing(!box.current?.firstElementChild), []);
  if (import.meta.env.SSR)
    return (
      <div>
        <MenuGroups />
      </div>
    );
  if (!missing) return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <Suspense>
      <MenuGroups />
    </Suspense>
  );
}

/** Nothing for React to write: what stands there stays. */
const KEPT = { __html: "" };
