/** Flags of the shop's own process. */
export const FLAGS: string[];
