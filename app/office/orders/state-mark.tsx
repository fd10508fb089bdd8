import type { OrderStatus } from "#orders/order.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { Mark } from "../rows.tsx";

const TONES: Record<OrderStatus, "doen" | "goed" | "stil" | "let"> = {
  confirmed: "doen",
  "part-shipped": "doen",
  "awaiting-payment": "stil",
  shipped: "goed",
  delivered: "goed",
  withdrawn: "let",
  cancelled: "stil",
  expired: "stil",
};

export function StateMark({ status }: { status: OrderStatus }) {
  return <Mark tone={TONES[status]}>{say.states[status]}</Mark>;
}
