import { data, redirect, type RouterContextProvider } from "react-router";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { requireStaff } from "./staff.server.ts";

/** A deed that did not happen: why, beside which fields, and what was typed. */
export type Refused = { problem: string; errors: Record<string, string>; values: Record<string, string> };

/** Opens a form of the office: from our own page, by somebody of the shop, with its texts cut to size. */
export async function openDeed(request: Request, context: Readonly<RouterContextProvider>) {
  requireOwnForm(request);
  const user = requireStaff(context);
  const form = await request.formData();
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value.trim().slice(0, 4000);
  const read = (name: string, most = 200): string => (values[name] ?? "").slice(0, most);
  /** A whole number, or nothing when it is not one. */
  const readCount = (name: string): number | undefined => {
    const text = read(name, 12);
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const refuse = (problem: string, errors: Record<string, string> = {}) =>
    data<Refused>({ problem, errors, values }, { status: 422 });
  return { shop: shopOf(context), by: `staff:${user.email}`, deed: read("daad", 40), read, readCount, refuse };
}

/** Back to a page that can be reloaded without doing it again. */
export const done = (path: string, what: string): Response =>
  redirect(`${path}${path.includes("?") ? "&" : "?"}gedaan=${what}`, 303);
