import { ExpiredAuthSessionError } from "./expired-session.ts";
import { TOKEN_HEADER, type TokenStatus } from "./token.ts";

/** What the interceptor needs to know of a token scheme. */
export type TokenScheme = {
  token(): string | false;
  tokenStatus(): TokenStatus;
  refreshStatus(): TokenStatus;
  refreshable: boolean;
  refresh(): Promise<void>;
  reset(): void;
};

/** R88: before each request the token is good, or is made good once for all who wait, or the request is aborted. */
export function makeInterceptor(scheme: TokenScheme): (headers: Headers) => Promise<Headers> {
  let refreshing: Promise<void> | undefined;
  const abort = (): never => {
    scheme.reset();
    throw new ExpiredAuthSessionError();
  };
  return async (headers) => {
    if (scheme.refreshStatus() === "expired") abort();
    if (scheme.tokenStatus() === "expired") {
      if (!scheme.refreshable) abort();
      refreshing ??= scheme.refresh().finally(() => {
        refreshing = undefined;
      });
      try {
        await refreshing;
      } catch {
        abort();
      }
    }
    const token = scheme.token();
    if (!token) {
      if (headers.has(TOKEN_HEADER)) throw new ExpiredAuthSessionError();
      return headers;
    }
    headers.set(TOKEN_HEADER, token);
    return headers;
  };
}
