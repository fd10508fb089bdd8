import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

function close(which: string): void {
  for (const drawer of document.querySelectorAll<HTMLDialogElement>(which)) drawer.close();
}

/** A link in a drawer leads somewhere, also when that is here; a filter leaves its drawer open. */
export function useDrawersClose(): void {
  const { key, pathname } = useLocation();
  const was = useRef({ key, pathname });
  useEffect(() => {
    if (was.current.key !== key) close("#menu, #wagen");
    if (was.current.pathname !== pathname) close("#filters");
    was.current = { key, pathname };
  }, [key, pathname]);
}
