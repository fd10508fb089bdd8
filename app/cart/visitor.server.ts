import type { Shop } from "#outside/shop.server.ts";

export type Visitor = { id: string; email: string; firstName: string; lastName: string };

/** Who is logged in, if anybody. */
export async function findVisitor(_shop: Shop, _request: Request): Promise<Visitor | undefined> {
  return undefined;
}
