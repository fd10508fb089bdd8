/** How a payment at the embedded bank can end: each a button of its page. */
export const OUTCOMES = ["paid", "failed", "canceled", "expired", "pending", "late", "twice"] as const;
export type Outcome = (typeof OUTCOMES)[number];
