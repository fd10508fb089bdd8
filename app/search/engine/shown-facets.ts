/** Facets that serve the engine only and are never offered to a shopper. */
export const silentWhenShown: ReadonlySet<string> = new Set(["groep", "tag", "wat"]);
