import { type LoaderFunctionArgs, redirect } from "react-router";
import type { AnyDeed, Deed } from "#outside/deed/deed.server.ts";
import { perform } from "#outside/deed/perform.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type * as v from "valibot";
import { callerOf } from "./caller.server.ts";

type Way = {
  /** Fields of the deed that stand in the query. */
  query: string[];
  to: string;
  otherwise: (reason: string) => string;
};

/**
 * A link that does something by being opened: for deeds whose signed token is the proof and that do nothing more the
 * second time. Everything else needs a button.
 */
export function opens<Asks extends v.GenericSchema, Shows extends v.GenericSchema, Reason extends string>(
  which: Deed<Asks, Shows, Reason>,
  { query, to, otherwise }: Way,
) {
  const deed = which as unknown as AnyDeed;
  const loader = async ({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<never> => {
    const shop = shopOf(context);
    const given = new URL(request.url).searchParams;
    const asked = Object.fromEntries(query.map((name) => [name, given.get(name) ?? ""]));
    const outcome = await perform(shop, deed, await callerOf(shop, request), asked);
    const headers = new Headers();
    for (const cookie of outcome.ok ? outcome.cookies : []) headers.append("set-cookie", cookie);
    throw redirect(outcome.ok ? to : otherwise(outcome.reason), { headers });
  };
  return Object.assign(loader, { deeds: [deed] });
}
