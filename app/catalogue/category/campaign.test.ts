import { expect, test } from "vitest";
import { campaignOf, nextMothersDay } from "./campaign.ts";

test("Mother's Day is the second Sunday of May, this year's or the next", () => {
  expect(nextMothersDay("2026-05-10")).toBe("2026-05-10");
  expect(nextMothersDay("2026-05-11")).toBe("2027-05-09");
});

test("an ordinary category is no occasion", () => {
  expect(campaignOf("haagplanten", "2026-11-15")).toBeUndefined();
  expect(campaignOf("kerst", "2026-11-15")?.text).toContain("Vers gezaagd");
  expect(campaignOf("kerst", "2026-12-24")?.text).toContain("Vers gezaagd");
  expect(campaignOf("kerst", "2026-10-01")?.text).toContain("reserveer");
  for (const day of ["2026-12-25", "2027-01-07", "2026-08-01"] as const)
    expect(campaignOf("kerst", day)?.text).toBe("Bomen zijn er weer vanaf half november");
});
