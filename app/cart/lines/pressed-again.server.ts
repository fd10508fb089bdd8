import { allow, forgive } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cartIdOf } from "../whose-cart.server.ts";
import type { Wanted } from "./change-cart.server.ts";

type Asked = { lines: Wanted[]; once?: string | undefined };
const WHAT = "cart-add-again";
const SECONDS = 2;

const pressOf = (request: Request, { lines }: Asked) => `${cartIdOf(request)} ${JSON.stringify(lines)}`;

/** Scripts bring a key of their own. A plain form cannot: pages are kept, so they are the same for everybody. */
const isPlainForm = (request: Request, { once }: Asked) =>
  once === undefined &&
  cartIdOf(request) !== undefined &&
  !/^application\/json\b/i.test(request.headers.get("content-type") ?? "");

/** The same lines from the same cart within two seconds are one press that was sent twice. */
export async function isPressedAgain(shop: Shop, request: Request, asked: Asked): Promise<boolean> {
  if (!isPlainForm(request, asked)) return false;
  return !(await allow(shop, WHAT, pressOf(request, asked), { times: 1, perSeconds: SECONDS })).ok;
}

/** What was refused was not added: pressing again is another try. */
export async function forgetPress(shop: Shop, request: Request, asked: Asked): Promise<void> {
  if (isPlainForm(request, asked)) await forgive(shop, WHAT, pressOf(request, asked));
}
