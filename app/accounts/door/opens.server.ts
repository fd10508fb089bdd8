import { type LoaderFunctionArgs, redirect } from "react-router";
import type { AnyDeed, Deed } from "#outside/deed/deed.server.ts";
import { perform } from "#outside/deed/perform.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type * as v from "valibot";
import { callerOf } from "./caller.server.ts";

type Way<Shown> = {
  /** Fields of the deed that stand in the query; what stands in the path comes along by itself. */
  query: string[];
  to: string | ((shown: Shown) => string);
  otherwise: (reason: string) => string;
};

/**
 * A link that does something by being opened: for deeds whose signed token is the proof and that do nothing more the
 * second time. Everything else needs a button.
 */
export function opens<Asks extends v.GenericSchema, Shows extends v.GenericSchema, Reason extends string>(
  which: Deed<Asks, Shows, Reason>,
  { query, to, otherwise }: Way<v.InferOutput<Shows>>,
) {
  const deed = which as unknown as AnyDeed;
  const loader = async ({
    request,
    context,
    params,
  }: Pick<LoaderFunctionArgs, "request" | "context" | "params">): Promise<never> => {
    const shop = shopOf(context);
    const given = new URL(request.url).searchParams;
    const asked = { ...Object.fromEntries(query.map((name) => [name, given.get(name) ?? ""])), ...params };
    const outcome = await perform(shop, deed, await callerOf(shop, request), asked);
    const headers = new Headers();
    for (const cookie of outcome.ok ? outcome.cookies : []) headers.append("set-cookie", cookie);
    const done = (shown: unknown) => (typeof to === "function" ? to(shown as v.InferOutput<Shows>) : to);
    throw redirect(outcome.ok ? done(outcome.shows) : otherwise(outcome.reason), { headers });
  };
  return Object.assign(loader, { deeds: [deed] });
}
