import { afterEach, expect, test, vi } from "vitest";
import { type PageView, schedulePageView } from "./page-view.ts";

afterEach(() => void vi.useRealTimers());

test("R47 R104 the event comes 250 ms after the change, with the title of that moment", () => {
  vi.useFakeTimers();
  const pushed: PageView[] = [];
  let title = "oud";
  schedulePageView(
    () => ({ routeName: "category", pageUrl: "/bomen?x=1", pageTitle: title }),
    (event) => pushed.push(event),
  );
  vi.advanceTimersByTime(249);
  expect(pushed).toEqual([]);
  title = "Bomen";
  vi.advanceTimersByTime(1);
  expect(pushed).toEqual([
    { routeName: "category", pageType: "PageView", pageUrl: "/bomen?x=1", pageTitle: "Bomen", event: "pageView" },
  ]);
});
