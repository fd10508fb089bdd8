import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { officeFrame as say } from "#texts/office/frame.ts";
import { toast } from "#ui/toast/toast.ts";
import { putTyped, readTyped, type Typed } from "./typed-fields.ts";

const KEY = "kantoor.getypt";
/** Where somebody is sent whose login is over. */
const isLogin = (path: string): boolean => path === "/login" || path === "/account/tweede-stap";

/** `left`: the browser itself left the page, and perhaps not for the login. */
type Kept = { path: string; who: string; typed: Typed; left: boolean };

function readKept(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "") as Kept;
  } catch {
    return undefined;
  }
}

/** The login leads back to the page somebody was on, not to what that page asked for. */
async function comeBack(path: string): Promise<void> {
  const { browserAuth } = await import("#accounts/auth/browser-auth.ts");
  browserAuth().storage.set("redirect", path);
}

/**
 * A login that ends while somebody types costs no words: they wait in the tab, and stand in their form again when the
 * same person is back on the page.
 */
export function useTyped(who: string): void {
  const { pathname: path, search } = useLocation();
  const [touched] = useState(() => new WeakSet<EventTarget>());
  // Before the page goes, while its fields can still be read.
  useLayoutEffect(() => {
    const keep = (left: boolean): boolean => {
      const typed = readTyped(touched);
      if (typed.length) sessionStorage.setItem(KEY, JSON.stringify({ path, who, typed, left } satisfies Kept));
      return typed.length > 0;
    };
    const touch = ({ target }: Event) => target && touched.add(target);
    const leave = () => keep(true);
    addEventListener("input", touch);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("input", touch);
      removeEventListener("pagehide", leave);
      if (!isLogin(location.pathname)) return;
      void comeBack(path + search);
      const isKept = keep(false) || document.querySelector("form[data-keeps]");
      toast(isKept ? say.loginOverKept : say.loginOver, { kind: "error" });
    };
  }, [path, search, who, touched]);
  useEffect(() => {
    const kept = readKept();
    if (!kept) return;
    const isBack = !kept.left || (document.referrer !== "" && isLogin(new URL(document.referrer).pathname));
    const isTheirs = isBack && kept.who === who;
    if (isTheirs && kept.path !== path) return;
    sessionStorage.removeItem(KEY);
    if (isTheirs && putTyped(kept.typed) > 0) toast(say.typedBack, { kind: "info" });
  }, [path, who]);
}
