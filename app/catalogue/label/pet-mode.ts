import { readCookieIn, writeCookie } from "#kit/cookies.ts";

/** One switch for the whole shop: plants that harm pets say so in every list. It lives in a cookie anyone may read. */
const PET_COOKIE = "huisdierveilig";

export const isPetSafe = (cookies: string): boolean => readCookieIn(cookies, PET_COOKIE) === "aan";

/** Style sheets do the rest, so that pages stay the same for everyone. */
export function showPetMode(): boolean {
  const on = isPetSafe(document.cookie);
  document.documentElement.dataset.dier = on ? "aan" : "uit";
  return on;
}

/** The same before anything is drawn, so that no warning pushes the page down later. */
export const PET_AT_ONCE = `/(^|; )${PET_COOKIE}=aan(;|$)/.test(document.cookie)&&(document.documentElement.dataset.dier="aan")`;

export const petCookie = (on: boolean): string => writeCookie(PET_COOKIE, on ? "aan" : "uit", { maxAge: 31_536_000 });

export function setPetMode(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
  document.cookie = petCookie(on);
  showPetMode();
}
