import type { officeWithdrawals as nl } from "../nl/office-withdrawals.ts";

export const officeWithdrawals: typeof nl = {
  title: "Withdrawals",
  lead: "The money must be back within 14 days of the withdrawal. You may wait until the goods are there. Taking back is done in the order.",
  show: "Which",
  filters: { open: "Still to do", all: "All" },
  none: "No withdrawal is open.",
  head: {
    received: "Received",
    order: "Order",
    who: "By",
    which: "What",
    due: "Pay back before",
    state: "State",
    deed: "Handle",
  },
  unknown: (number) => `${number} (not found)`,
  everything: "Everything",
  states: { open: "Waits for goods", back: "Goods back", handled: "Handled", late: "Term is over" },
  handled: "Handled",
  done: { afgehandeld: "The withdrawal was handled." },
  problems: { already: "This withdrawal was handled already." },
};
