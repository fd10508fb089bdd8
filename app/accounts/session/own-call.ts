import { account } from "#texts/account/account.ts";
import { toast } from "#ui/toast/toast.ts";
import { browserAuth } from "../auth/browser-auth.ts";
import { cookiePlace } from "../auth/browser-places.ts";
import { makeOwnFetch } from "../auth/own-fetch.ts";

/** A call to our own server from a part of a page; 419 is retried once, and 401 ends a login that was over already. */
export async function ownCall<Answer>(
  path: string,
  method: "POST" | "PUT" | "DELETE",
  body?: unknown,
): Promise<Answer> {
  const jar = cookiePlace(document);
  const call = makeOwnFetch(
    (...asked) => fetch(...asked),
    () => jar.get("XSRF-TOKEN"),
  );
  const answer = await call(path, { method, body });
  if (answer.status === 401) noteLoggedOut();
  if (!answer.ok) throw Object.assign(new Error(String(answer.status)), { statusCode: answer.status });
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** Told once: after the reset this browser no longer believes that somebody is logged in. */
function noteLoggedOut(): void {
  const { auth } = browserAuth();
  if (!auth.check().valid) return;
  auth.reset();
  toast(account.loggedOut, { kind: "info" });
  dispatchEvent(new Event("winkel:markers"));
}
