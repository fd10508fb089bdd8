import { RouterContextProvider } from "react-router";
import { sessionContext } from "../app/accounts/session/visitor.server.ts";
import { type Shop, shopContext } from "../app/outside/shop.server.ts";

export const STAFF = "kantoor@voorbeeld.nl";
type Options = {
  form?: Record<string, string>;
  /** A form of which some fields are sent more than once. */
  fields?: (readonly [string, string])[];
  params?: Record<string, string>;
  scope?: string[];
  origin?: string;
};

/** What a page of the office gets when somebody of the shop asks for it, or sends a form of it without scripts. */
export function inOffice(
  shop: Shop,
  path: string,
  { form, fields, params = {}, scope = ["staff"], origin }: Options = {},
) {
  const url = new URL(path, "http://localhost:3000");
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const user = { id: "usr_1" as const, email: STAFF, firstName: "", lastName: "", confirmed: true };
  context.set(sessionContext, { id: 1, user: { ...user, scope }, waits: false, provedAt: null });
  const headers = { origin: origin ?? url.origin };
  const sent = fields ? fields.map(([name, value]) => [name, value]) : form;
  const request = new Request(url, sent && { method: "POST", body: new URLSearchParams(sent), headers });
  return { url, context, params, request, pattern: "" } as never;
}

/** What came of a form: the deed that was done, or why it was refused. */
export function outcome(response: unknown): string {
  if (response instanceof Response)
    return new URL(response.headers.get("location") ?? "", "http://localhost").searchParams.get("gedaan") ?? "";
  return (response as { data: { problem: string } }).data.problem;
}
