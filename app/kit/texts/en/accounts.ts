import type { accounts as nl } from "../nl/accounts.ts";

export const accounts: typeof nl = {
  staleToken: "This page was open for too long. Reload it and try again.",
};
