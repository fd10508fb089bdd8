/** Thrown in a transaction, so that nothing of it happens; whoever began it says why. */
export class Refuse extends Error {}
