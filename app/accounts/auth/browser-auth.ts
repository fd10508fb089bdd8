import { Auth } from "./auth.ts";
import { browserPlaces, cookiePlace } from "./browser-places.ts";
import { makeOwnFetch } from "./own-fetch.ts";
import { UniversalStorage } from "./storage.ts";

/** R101 */
const CSRF_COOKIE = "XSRF-TOKEN";

/** The auth state of this browser; made when a page first needs it. */
export function browserAuth(): { auth: Auth; storage: UniversalStorage } {
  const storage = new UniversalStorage(browserPlaces());
  const jar = cookiePlace(document);
  const csrf = { get: () => jar.get(CSRF_COOKIE), remove: () => jar.remove(CSRF_COOKIE) };
  const call = makeOwnFetch((...asked) => fetch(...asked), csrf.get);
  return { auth: new Auth({ storage, call, csrf }), storage };
}
