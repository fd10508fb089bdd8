import { afterEach, beforeAll } from "vitest";
import { allowances } from "../../app/outside/tables.server.ts";
import { closePages } from "./browser.ts";
import { db } from "./people.ts";

// All journeys come from one address; the limits of one file must not stop the people of the next.
beforeAll(async () => {
  await db.delete(allowances);
});

afterEach(closePages);
