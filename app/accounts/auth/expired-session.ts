/** R88: thrown, never logged. */
export class ExpiredAuthSessionError extends Error {
  override name = "ExpiredAuthSessionError";
  constructor() {
    super("Both token and refresh token have expired. Your request was aborted.");
  }
}
