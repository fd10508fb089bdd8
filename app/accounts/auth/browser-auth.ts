import { Auth } from "./auth.ts";
import { browserPlaces, cookiePlace } from "./browser-places.ts";
import { makeOwnFetch } from "./own-fetch.ts";
import { UniversalStorage } from "./storage.ts";

/** R101 */
const CSRF_COOKIE = "XSRF-TOKEN";

type BrowserAuth = { auth: Auth; storage: UniversalStorage };
let made: BrowserAuth | undefined;

/** The auth state of this tab; made when a page first needs it, and one for all its parts. */
export function browserAuth(): BrowserAuth {
  if (made) return made;
  const storage = new UniversalStorage(browserPlaces());
  const jar = cookiePlace(document);
  const csrf = { get: () => jar.get(CSRF_COOKIE), remove: () => jar.remove(CSRF_COOKIE) };
  const call = makeOwnFetch((...asked) => fetch(...asked), csrf.get);
  made = { auth: new Auth({ storage, call, csrf }), storage };
  return made;
}
