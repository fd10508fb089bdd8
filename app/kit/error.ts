/** R54, R87: whatever was thrown becomes a message and a status. */
export type ShopError = { message: string; statusCode: number };

type Loose = { message?: unknown; statusCode?: unknown; status?: unknown; response?: { status?: unknown } };

export function normalizeError(error: unknown): ShopError & Record<string, unknown> {
  const loose: Loose = typeof error === "object" && error !== null ? (error as Loose) : {};
  return { ...(loose as Record<string, unknown>), message: messageOf(error, loose), statusCode: statusOf(loose) };
}

function messageOf(error: unknown, loose: Loose): string {
  if (loose.message) return String(loose.message);
  if (typeof error === "string") return error;
  return JSON.stringify(error, null, 2) || `[${(error as object | undefined)?.constructor?.name ?? "Error"}]`;
}

function statusOf({ statusCode, status, response }: Loose): number {
  return Number(statusCode || status || response?.status) || 500;
}

/** R97: an error that may be told, with its own status; of any other a visitor only hears that something failed. */
export const errorResponse = ({ statusCode, message }: ShopError): Response =>
  Response.json({ statusCode, message }, { status: statusCode, statusText: message });

export const PAGE_NOT_FOUND = "This page could not be found";
const LOGIN_OVER = "The login is over";

/** `meant` is the address the visitor probably wanted. */
export function pageNotFound(meant?: { to: string; title: string }): Response {
  const body = { statusCode: 404, message: PAGE_NOT_FOUND, ...(meant && { meant }) };
  return Response.json(body, { status: 404, statusText: PAGE_NOT_FOUND });
}

/** Fields of a form, in their order, as they were sent. */
export type Typed = [name: string, value: string][];

/** Sent when the login was over: the page shows what was typed, to be sent again. */
export const loginOver = (typed: Typed): Response =>
  Response.json({ statusCode: 401, message: LOGIN_OVER, typed }, { status: 401, statusText: LOGIN_OVER });
