import { cookiePlace } from "./auth/browser-places.ts";
import { makeOwnFetch } from "./auth/own-fetch.ts";

/** A call to our own server from a part of a page; 419 is retried once. */
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
  if (!answer.ok) throw Object.assign(new Error(String(answer.status)), { statusCode: answer.status });
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}
