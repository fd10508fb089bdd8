/** R45, R82, R93: the data of a pre-rendered page, by way of a manifest of all such pages. */
export type Payload = { data: Record<string, unknown> };
type Fetch = (url: string) => Promise<Response>;

export class PayloadReader {
  #fetch: Fetch;
  #manifest: Promise<Set<string>> | undefined;
  #payloads = new Map<string, Promise<Payload>>();
  /** The payload of the page being shown; false when it is not pre-rendered. */
  page: Payload | false | undefined;

  constructor(fetcher: Fetch) {
    this.#fetch = fetcher;
  }

  async read(route: string, prefetch = false): Promise<Payload> {
    const path = plainPath(route);
    this.#manifest ??= this.#json<{ routes: string[] }>("/_payload/manifest.json").then(
      ({ routes }) => new Set(routes),
    );
    const manifest = await this.#manifest;
    if (!manifest.has(path)) {
      if (!prefetch) this.page = false;
      throw new Error(`Route ${path} is not pre-rendered`);
    }
    // A payload that failed once stays failed; parallel reads share one request.
    let loading = this.#payloads.get(path);
    if (!loading) {
      loading = this.#json<Payload>(`/_payload${path === "/" ? "/index" : path}.json`);
      this.#payloads.set(path, loading);
    }
    const payload = await loading;
    if (!prefetch) this.page = payload;
    return payload;
  }

  /** R82: a page that came without its data asks for it once, and goes on without when there is none. */
  async start(route: string, hasData: boolean): Promise<Payload | undefined> {
    if (hasData) return undefined;
    return this.read(route).catch(() => undefined);
  }

  async #json<T>(url: string): Promise<T> {
    const response = await this.#fetch(url);
    if (!response.ok) throw new Error(`${url} response ${response.status}`);
    return (await response.json()) as T;
  }
}

export function plainPath(route: string): string {
  const { pathname } = new URL(route, "http://x");
  const path = decodeURI(pathname);
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
