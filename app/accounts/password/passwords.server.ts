import { hash, verify } from "@node-rs/argon2";

// OWASP's smallest argon2id: 19 MiB, two passes, one lane. The package's default variant is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** An unknown address or an account without a password takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const right = await verify(kept ?? (await nobody), password);
  return Boolean(kept) && right;
}
