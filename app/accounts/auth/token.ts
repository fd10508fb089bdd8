/** R57, R99 */
export const TOKEN_MAX_AGE_S = 1800;
export const SAFETY_MARGIN_MS = 500;
export const TOKEN_TYPE = "Bearer";
export const TOKEN_HEADER = "Authorization";

export type TokenStatus = "unknown" | "valid" | "expired";

/** Without a token or an expiry nobody can say; with them it is valid until just before the end. */
export function tokenStatus(token: unknown, expiresAt: unknown, now: number): TokenStatus {
  if (!token || !expiresAt) return "unknown";
  return now < Number(expiresAt) - SAFETY_MARGIN_MS ? "valid" : "expired";
}

/** A JWT says itself when it ends; any other token lives its maximum age. No maximum age: no expiry. */
export function expiryOf(token: string, now: number, maxAgeS: number | false = TOKEN_MAX_AGE_S): number | false {
  const exp = jwtExpiry(token);
  if (exp !== undefined) return exp * 1000;
  return maxAgeS === false ? false : now + maxAgeS * 1000;
}

function jwtExpiry(token: string): number | undefined {
  const [, body] = token.replace(/^Bearer /, "").split(".");
  if (!body) return undefined;
  try {
    const { exp } = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** "Bearer abc", once. */
export const withType = (token: string): string =>
  token.startsWith(`${TOKEN_TYPE} `) ? token : `${TOKEN_TYPE} ${token}`;
