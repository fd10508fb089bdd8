import { readCookieIn } from "#kit/cookies.ts";
import { ExpiredAuthSessionError } from "../auth/expired-session.ts";
import { makeOwnFetch } from "../auth/own-fetch.ts";

/** A refusal with its status and, from our own server, a sentence to read. */
export class Refused extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A line that says nothing for so long is treated as one that failed. */
const PATIENCE = 20_000;

const call = makeOwnFetch(
  (path, asked) => fetch(path, { ...asked, signal: AbortSignal.timeout(PATIENCE) }),
  () => readCookieIn(document.cookie, "XSRF-TOKEN") ?? null,
);

/** A call to our own server from a part of a page; 401 ends a login that was over already. */
export async function ownCall<Value>(path: string, method: string, body?: unknown): Promise<Value> {
  const response = await call(path, { method, body });
  if (response.ok) return (/^20[01]$/.test(String(response.status)) ? await response.json() : undefined) as Value;
  if (response.status === 401) await abort();
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Refused(response.status, message ?? "");
}

/** R88: the auth state is reset, and whoever asked hears that the login is over. */
async function abort(): Promise<never> {
  const { endLogin } = await import("../auth/end-login.ts");
  endLogin();
  throw new ExpiredAuthSessionError();
}
