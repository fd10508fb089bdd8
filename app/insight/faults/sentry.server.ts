import { randomUUID } from "node:crypto";
import type { Shop } from "#outside/shop.server.ts";

export type ErrorReport = {
  side: string;
  message: string;
  stack: string;
  path: string;
  release: string;
  fingerprint: string;
  at: string;
};
export type SessionReport = {
  id: string;
  status: "ok" | "exited" | "crashed";
  init: boolean;
  startedAt: string;
  seconds: number;
  errors: number;
};

type Where = { url: string; auth: string };

/** "https://key@host/prefix/42" → where envelopes go, and with which key. */
export function readDsn(dsn: string): Where {
  const { protocol, host, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf("/");
  return {
    url: `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=lommerrijk/1.0, sentry_key=${username}`,
  };
}

export function errorEnvelope(report: ErrorReport): string {
  const event = {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: report.at,
    platform: report.side === "server" ? "node" : "javascript",
    level: "error",
    release: report.release,
    environment: "production",
    transaction: report.path,
    fingerprint: [report.fingerprint],
    tags: { side: report.side },
    exception: {
      values: [
        {
          type: /^(\w*Error)\b/.exec(report.message)?.[1] ?? "Error",
          value: report.message,
          stacktrace: { frames: frames(report.stack) },
        },
      ],
    },
  };
  return envelope({ event_id: event.event_id }, "event", event);
}

/** Release health: a session begins, goes on, and ends well or badly. */
export function sessionEnvelope(
  { id, status, init, startedAt, seconds, errors }: SessionReport,
  release: string,
  now: Date,
): string {
  return envelope({}, "session", {
    sid: id,
    init,
    started: startedAt,
    timestamp: now.toISOString(),
    status,
    duration: seconds,
    errors,
    attrs: { release, environment: "production" },
  });
}

const envelope = (head: object, type: string, body: object): string =>
  `${JSON.stringify(head)}\n${JSON.stringify({ type })}\n${JSON.stringify(body)}\n`;

/** The service wants the innermost frame last. */
function frames(stack: string) {
  return stack
    .split("\n")
    .map((line) => /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = "?", filename, lineno, colno]) => ({
      function: name,
      filename,
      lineno: Number(lineno),
      colno: Number(colno),
    }))
    .reverse();
}

/** Called by a job, so that a service that is away is tried again. */
export async function sendEnvelope(shop: Pick<Shop, "settings">, body: string): Promise<void> {
  if (!shop.settings.SENTRY_DSN) return;
  const { url, auth } = readDsn(shop.settings.SENTRY_DSN);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status >= 500 || response.status === 429) throw new Error(`error service answered ${response.status}`);
}
