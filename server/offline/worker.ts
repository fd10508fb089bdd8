type Late = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Late & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Told = Late & { data: { page: string; parts: string[] } };
type Self = {
  addEventListener<E extends Event>(name: string, heard: (event: E) => void): void;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
};
/** The page for who asks for something never seen and gets no answer, without a connection or with one; between its two halves go links to what was seen. */
export type Shell = { offline: string[]; silent: string[]; policy: string };

/**
 * The service worker, sent as it stands here, so it uses nothing from outside itself. Pages come from the shop as ever;
 * without a connection, as they were when last seen. Kept are only pages that are the same for everybody (the shop says
 * so in a header), and the cart, which goes when somebody comes, leaves or orders. A newer worker waits until every tab of the old
 * one has closed; both read the same caches, and a file of an older build stays until newer ones push it out.
 */
export function worker(shell: Shell): void {
  const MOST: Record<string, number> = { paginas: 60, delen: 240, platen: 160, eigen: 4 };
  const OWN = /^\/(?:cart|api\/cart)$/;
  const PRIVATE = /^\/(?:account|kantoor|checkout|thank-you|login|register|testbank|postvak)\b/;
  /** What is sent there may make somebody else of who is here, or another cart of theirs. */
  const WHO = /^\/(?:log(?:in|out)|register|account|checkout|api\/passkeys)\b/;
  const shop = self as unknown as Self;
  const nameOf = (kind: string) => `winkel-${kind}-1`;
  const open = (kind: string) => caches.open(nameOf(kind));

  const keep = async (kind: string, url: string, response: Response) => {
    const cache = await open(kind);
    await cache.put(url, response);
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - (MOST[kind] ?? 0))).map((old) => cache.delete(old)));
  };
  const kindOf = ({ pathname }: URL, response?: Response) => {
    if (OWN.test(pathname)) return "eigen";
    if (/^\/(?:assets|fonts|beeld)\//.test(pathname)) return "delen";
    if (pathname.startsWith("/plaat/")) return "platen";
    return response && /^public\b/.test(response.headers.get("cache-control") ?? "") ? "paginas" : "";
  };
  const keepIf = async (url: string, response: Response) => {
    const kind = kindOf(new URL(url), response);
    if (kind && response.status === 200 && !response.redirected) await keep(kind, url, response.clone());
  };
  const find = async (kinds: string[], url: string) => {
    for (const kind of kinds) {
      const known = await (await open(kind)).match(url, { ignoreVary: true });
      if (known) return known;
    }
    return undefined;
  };

  /** What was seen, newest first, under the words that nothing came. */
  const nothing = async () => {
    const cache = await open("paginas");
    const links = (await cache.keys()).toReversed().map(async (key) => {
      const title = /<title[^>]*>([^<]*)/.exec(
        (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? "",
      )?.[1];
      const { pathname, search } = new URL(key.url);
      return title
        ? `<li><a href="${(pathname + search).replace(/[&"<]/g, encodeURIComponent)}">${title}</a></li>`
        : "";
    });
    const list = (await Promise.all(links)).join("");
    return new Response((navigator.onLine ? shell.silent : shell.offline).join(list), {
      status: 503,
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": shell.policy },
    });
  };
  const ask = async (event: Asked) => (await event.preloadResponse) ?? fetch(event.request);
  const fresh = async (event: Asked) => {
    const { url } = event.request;
    const response = await ask(event);
    event.waitUntil(keepIf(url, response).catch(() => {}));
    return response;
  };
  const page = (event: Asked) =>
    fresh(event).catch(async () => (await find(["paginas", "eigen"], event.request.url)) ?? nothing());
  const other = (event: Asked, kind: string) =>
    fresh(event).catch(async (error: unknown) => {
      const known = await find([kind], event.request.url);
      if (known) return known;
      throw error;
    });
  /** The name of such a file says what is in it. */
  const file = async (event: Asked) => (await find(["delen"], event.request.url)) ?? fresh(event);

  shop.addEventListener<Asked>("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (request.method !== "GET") {
      if (WHO.test(url.pathname)) event.waitUntil(caches.delete(nameOf("eigen")));
      return;
    }
    const isPage = request.mode === "navigate";
    if (PRIVATE.test(url.pathname)) {
      // Never kept; without a connection it is told by the shop and not by the browser.
      if (isPage) event.respondWith(ask(event).catch(nothing));
      return;
    }
    const kind = kindOf(url);
    if (isPage) event.respondWith(page(event));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event));
    else if (kind) event.respondWith(other(event, kind));
  });
  // A page that stood before the worker did, or was opened by a link inside the shop, tells what it is made of.
  shop.addEventListener<Told>("message", (event) => {
    const learn = async () => {
      const { page: seen, parts } = event.data;
      for (const url of [seen, ...parts]) {
        const asked = new URL(url, location.origin);
        if (
          asked.origin !== location.origin ||
          PRIVATE.test(asked.pathname) ||
          (await find(["delen", "platen"], asked.href))
        )
          continue;
        await keepIf(asked.href, await fetch(asked.href));
      }
    };
    event.waitUntil(learn().catch(() => {}));
  });
  shop.addEventListener<Late>("activate", (event) => {
    event.waitUntil(Promise.all([shop.clients.claim(), shop.registration.navigationPreload?.enable()]));
  });
}

/** Instead of the other when it is switched off: lets go of what was kept, and of itself. */
export function farewell(): void {
  const shop = self as unknown as Self;
  shop.addEventListener<Late>("install", (event) => event.waitUntil(shop.skipWaiting()));
  shop.addEventListener<Late>("activate", (event) => {
    const leave = async () => {
      for (const name of await caches.keys()) if (name.startsWith("winkel-")) await caches.delete(name);
      await shop.registration.unregister();
    };
    event.waitUntil(leave());
  });
}
