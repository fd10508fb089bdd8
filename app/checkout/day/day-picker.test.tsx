import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Day } from "#kit/day.ts";
import { DayPicker } from "./day-picker.tsx";

test("the text names Saturday only where one can be chosen", () => {
  const said = (...days: Day[]) =>
    renderToStaticMarkup(
      <DayPicker shipments={[{ kind: "day", skus: [], days, names: [] }]} chosen={[]} stop={null} error={undefined} />,
    );
  expect(said("2026-11-20", "2026-11-21")).toContain("van dinsdag tot en met zaterdag");
  expect(said("2026-11-20", "2026-11-24")).toContain("van dinsdag tot en met vrijdag");
});
