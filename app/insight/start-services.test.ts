import { expect, test } from "vitest";
import { choicesFor } from "./start-services.ts";

test("R85, R86: what is not set is not asked; without any service there is no choice to make", () => {
  expect(choicesFor({})).toEqual([]);
  expect(choicesFor({ gtm: "GTM-ABC1234" })).toEqual(["analytics", "marketing"]);
  expect(choicesFor({ chat: "https://chat.voorbeeld/x.js" })).toEqual(["chat"]);
  expect(choicesFor({ sentry: true })).toEqual(["analytics"]);
});
