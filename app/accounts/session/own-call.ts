import { readCookieIn } from "#kit/cookies.ts";
import { makeOwnFetch } from "../auth/own-fetch.ts";

/** A refusal with its status and, from our own server, a sentence to read. */
export class Refused extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const call = makeOwnFetch(
  (...asked) => fetch(...asked),
  () => readCookieIn(document.cookie, "XSRF-TOKEN") ?? null,
);

/** A call to our own server from a part of a page; 401 ends a login that was over already. */
export async function ownCall<Answer>(path: string, method: string, body?: unknown): Promise<Answer> {
  const response = await call(path, { method, body });
  if (response.ok) return (/^20[01]$/.test(String(response.status)) ? await response.json() : undefined) as Answer;
  if (response.status === 401) await noteLoggedOut();
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Refused(response.status, message ?? "");
}

/** Told once: after the reset this browser no longer believes that somebody is logged in. */
async function noteLoggedOut(): Promise<void> {
  const { endLogin } = await import("../auth/end-login.ts");
  endLogin();
}
