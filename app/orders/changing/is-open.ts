import type { OrderMoments } from "../order.ts";

/** Whether something of it is still to leave: until then it can be changed. */
export const isOpen = ({ cancelledAt, withdrawnAt, shippedAt, expiredAt, confirmedAt }: OrderMoments): boolean =>
  !cancelledAt && !withdrawnAt && !shippedAt && (confirmedAt !== null || !expiredAt);
