import { redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { StoredCart } from "#cart/carts.server.ts";
import { boughtLines } from "#cart/view-cart.server.ts";
import { findCart } from "#cart/whose-cart.server.ts";
import { errorResponse } from "#kit/error.ts";
import { type Guard, type GuardName, runGuards, UnknownGuard } from "#kit/page/guards.ts";
import { shopOf } from "#outside/shop.server.ts";
import { findFaults } from "./answers.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** D5: an empty cart has nothing to order; an unfinished address has nowhere to go. */
const registry: Partial<Record<GuardName, Guard<Args>>> = {
  async nonEmptyCart(args) {
    const stored = await cartOf(args);
    return stored && boughtLines(shopOf(args.context), stored).length ? undefined : redirect("/cart");
  },
  async addressIsFilled(args) {
    const stored = await cartOf(args);
    return stored && Object.keys(findFaults(stored.answers)).length === 0 ? undefined : redirect("/checkout/delivery");
  },
};

const cartOf = async ({ request, context }: Args): Promise<StoredCart | undefined> =>
  (await findCart(shopOf(context), request)).stored;

const tellUnknown =
  ({ context }: Args) =>
  (error: unknown): never => {
    if (!(error instanceof UnknownGuard)) throw error;
    shopOf(context).log.error({ guard: error.guard }, error.message);
    throw errorResponse(error);
  };

export const guarded =
  (...names: GuardName[]): MiddlewareFunction<Response> =>
  async (args, next) => {
    // A form is judged by its own action: a second click may come after the cart has become an order.
    const isVisit = (args as Args).request.method === "GET" || (args as Args).request.method === "HEAD";
    const response = isVisit
      ? await runGuards(names, registry, args as Args).catch(tellUnknown(args as Args))
      : undefined;
    if (response) throw response;
    return next();
  };
