import { readCookieIn } from "#kit/cookies.ts";

/** One switch for the whole shop: plants that harm pets say so in every list. It lives in a cookie anyone may read. */
export const PET_COOKIE = "huisdierveilig";

export const isPetSafe = (cookies: string): boolean => readCookieIn(cookies, PET_COOKIE) === "aan";

/** Style sheets do the rest, so that pages stay the same for everyone. */
export function showPetMode(): void {
  document.documentElement.dataset.dier = isPetSafe(document.cookie) ? "aan" : "uit";
  dispatchEvent(new Event("winkel:dier"));
}

/** The same before anything is drawn, so that no warning pushes the page down later. */
export const PET_AT_ONCE = `/(^|; )${PET_COOKIE}=aan(;|$)/.test(document.cookie)&&(document.documentElement.dataset.dier="aan")`;
