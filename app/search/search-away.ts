/** The search service does not respond, or says no; the shop sells on and the door makes a 503 of it. */
export class SearchAway extends Error {
  override name = "SearchAway";
  statusCode = 503;
  /** seconds after which asking again makes sense */
  retryAfter: number;

  constructor(message: string, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 30;
  }
}
