import { createHmac, timingSafeEqual } from "node:crypto";

/** A short mark that only the shop can make, bound to what it is for. */
export function seal(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url").slice(0, 32);
}

export function isSealed(secret: string, purpose: string, text: string, mark: string): boolean {
  const right = Buffer.from(seal(secret, purpose, text));
  const given = Buffer.from(mark);
  return given.length === right.length && timingSafeEqual(given, right);
}
