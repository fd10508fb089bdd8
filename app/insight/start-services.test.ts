import { expect, test } from "vitest";
import { questionsFor } from "./start-services.ts";

test("R85, R86: what is not set is not asked; without any service there is no question at all", () => {
  expect(questionsFor({})).toEqual([]);
  expect(questionsFor({ gtm: "GTM-ABC1234" })).toEqual(["analytics", "marketing"]);
  expect(questionsFor({ chat: "https://chat.voorbeeld/x.js" })).toEqual(["chat"]);
  expect(questionsFor({ sentry: true })).toEqual(["analytics"]);
});
