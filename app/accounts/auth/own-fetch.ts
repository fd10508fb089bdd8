/** R76, R77: calls to our own server carry cookies, say that they are XHR and JSON, and bring the CSRF value back. */
export type OwnFetch = (
  path: string,
  options?: { method?: string; body?: unknown; redirect?: RequestRedirect },
) => Promise<Response>;

export const CSRF_PATH = "/auth/csrf-cookie";
const STALE = 419;

export function makeOwnFetch(fetcher: typeof fetch, csrfToken: () => string | null): OwnFetch {
  const send: OwnFetch = (path, { method = "GET", body, redirect } = {}) => {
    const headers: Record<string, string> = {
      accept: "application/json",
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
    };
    const token = method === "GET" ? null : csrfToken();
    if (token) headers["x-xsrf-token"] = encodeURIComponent(token);
    return fetcher(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(redirect && { redirect }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return async (path, options) => {
    if ((options?.method ?? "GET") !== "GET" && csrfToken() === null) await send(CSRF_PATH);
    const response = await send(path, options);
    if (response.status !== STALE) return response;
    // The cookie was too old: fetched again, tried once more.
    await send(CSRF_PATH);
    return send(path, options);
  };
}
