import type { Guard } from "#kit/page/guards.ts";
import { isOffice } from "#kit/path.ts";
import { isPartLost } from "#ui/loading/fetch-part.ts";
import { readMarkers } from "../head/markers.ts";

type Args = { url: URL };
const A_MINUTE = 60_000;
let askedAt = 0;
let outdated = false;

/** A shopper loads nothing of the office, not even its addresses (`bootOf`): the way in is a full load, waited for. */
const isWayIn = ({ pathname }: URL) => isOffice(pathname) && !isOffice(location.pathname);

/** Looks at most once a minute whether a newer shop is out; then, or when a part did not come, the next page is a full load. */
const version: Guard<Args> = ({ url }) => {
  if (isWayIn(url)) {
    location.assign(url.href);
    return new Promise(() => {});
  }
  // A page that is only read again, after something was sent from it, stays as it is.
  if ((outdated || isPartLost()) && url.pathname !== location.pathname) {
    location.assign(url.href);
    return undefined;
  }
  if (Date.now() - askedAt > A_MINUTE) {
    askedAt = Date.now();
    fetch("/version.json")
      .then((response) => response.json() as Promise<{ version: string }>)
      .then(({ version: newest }) => {
        outdated = newest !== __BUILD_ID__;
      })
      .catch(() => {});
  }
  return undefined;
};

/** The context of the page that comes, before its page view; nothing that names a person. */
const gtm: Guard<Args> = ({ url }) => {
  const queue = window as unknown as { dataLayer?: unknown[] };
  const { count, cents, loggedIn } = readMarkers(document.cookie);
  (queue.dataLayer ??= []).push({
    event: "pageContext",
    pagePath: url.pathname,
    cartItems: count,
    cartValue: cents / 100,
    loggedIn,
  });
  return undefined;
};

export const CLIENT_GUARDS = { version, gtm };
