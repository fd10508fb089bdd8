/** A response to a program that says what is wrong: status, words, per field, and how long to wait. */
export class Refused extends Error {
  statusCode: number;
  errors?: Record<string, string[]>;
  retryAfter?: number;
  constructor(
    statusCode: number,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    Object.assign(this, more);
  }
}
