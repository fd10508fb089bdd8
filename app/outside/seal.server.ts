import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** A short mark that only the shop can make, bound to what it is for. */
export function seal(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url").slice(0, 32);
}

export function isSealed(secret: string, purpose: string, text: string, mark: string): boolean {
  const right = Buffer.from(seal(secret, purpose, text));
  const given = Buffer.from(mark);
  return given.length === right.length && timingSafeEqual(given, right);
}

const CIPHER = "aes-256-gcm";
const LOCKED = "v1.";
const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Text that only the shop can read, bound to what it is for and whose it is. */
export function lock(secret: string, purpose: string, whose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce).setAAD(Buffer.from(whose));
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return LOCKED + bytes.toString("base64url");
}

/** The text again; what was written before it was locked comes as it is, what is not ours or was changed is undefined. */
export function unlock(secret: string, purpose: string, whose: string, kept: string): string | undefined {
  if (!kept.startsWith(LOCKED)) return kept;
  const bytes = Buffer.from(kept.slice(LOCKED.length), "base64url");
  try {
    const cipher = createDecipheriv(CIPHER, keyFor(secret, purpose), bytes.subarray(0, 12), { authTagLength: 16 });
    cipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(-16));
    return cipher.update(bytes.subarray(12, -16), undefined, "utf8") + cipher.final("utf8");
  } catch {
    return undefined;
  }
}
