import { isSameOrigin } from "#accounts/door/caller.server.ts";
import type { Typed } from "#kit/error.ts";

/** What is never sent back to a screen; a form that has one is lost as a whole. */
const SECRET = /wachtwoord|password|current|(?<!post)code|token|pin\b/i;
const MOST = 500;

/**
 * What somebody of the shop sent by a form without scripts when their login was over: it is theirs to send again. A
 * script keeps it itself, and a file cannot be kept.
 */
export async function readLostWords(request: Request, pathname: string): Promise<Typed | undefined> {
  const { method, headers } = request;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");
  if (method !== "POST" || !isForm || !pathname.startsWith("/kantoor/")) return undefined;
  if (headers.get("sec-fetch-dest") !== "document" || !isSameOrigin(request)) return undefined;
  const typed = [...new URLSearchParams(await request.text())];
  return typed.length > MOST || typed.some(([name]) => SECRET.test(name)) ? undefined : typed;
}
