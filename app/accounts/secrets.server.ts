import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret: enough to know it again, useless to a thief. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
