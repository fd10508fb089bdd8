import { shareTurn, type Tx } from "#outside/db.server.ts";

/**
 * No category gets another address or goes until this transaction ends. For who puts products on shelves or texts with
 * a category, before any row of theirs is held: the other way round two people would wait for each other.
 */
export const holdShelves = (tx: Tx): Promise<void> => shareTurn(tx, "categories");
