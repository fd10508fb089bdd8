import { expect, test } from "vitest";
import { deliveryWeeks, depositOf, openCents, weekAfter } from "./reservation.ts";

test("weeks run from half November into April, without Christmas", () => {
  const weeks = deliveryWeeks("2026-11-15");
  expect(weeks[0]).toBe("2026-11-23");
  expect(weeks.at(-1)).toBe("2027-04-12");
  expect(weeks).not.toContain("2026-12-21");
  expect(deliveryWeeks("2026-06-01")[0]).toBe("2026-11-16");
  expect(weekAfter("2026-12-18")).toBe("2027-01-04");
  expect(weekAfter("2027-04-14")).toBeUndefined();
  expect(depositOf(12_375)).toBe(1238);
});

test("what is open follows from the state", () => {
  const none = {
    confirmedAt: null,
    paidAt: null,
    expiredAt: null,
    cancelledAt: null,
    shippedAt: null,
    deliveredAt: null,
    shiftedAt: null,
    liftedAt: null,
  };
  const at = new Date();
  expect(openCents(none, 1000, 100)).toBe(100);
  expect(openCents({ ...none, expiredAt: at }, 1000, 100)).toBe(100);
  expect(openCents({ ...none, confirmedAt: at }, 1000, 100)).toBe(0);
  expect(openCents({ ...none, confirmedAt: at, liftedAt: at }, 1000, 100)).toBe(900);
  expect(openCents({ ...none, confirmedAt: at, liftedAt: at, paidAt: at }, 1000, 100)).toBe(0);
  expect(openCents({ ...none, cancelledAt: at }, 1000, 100)).toBe(0);
});
