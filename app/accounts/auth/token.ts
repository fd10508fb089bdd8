/** R57, R99 */
export const TOKEN_MAX_AGE_S = 1800;
export const SAFETY_MARGIN_MS = 500;
export const TOKEN_TYPE = "Bearer";
export const TOKEN_HEADER = "Authorization";

export type TokenStatus = "unknown" | "valid" | "expired";

/** A token that nobody gave is unknown; one that was given is valid until just before its end. */
export function tokenStatus(until: Date | undefined, now: Date): TokenStatus {
  if (!until) return "unknown";
  return now.getTime() < until.getTime() - SAFETY_MARGIN_MS ? "valid" : "expired";
}
