import { account } from "#texts/account/account.ts";
import { toast } from "#ui/toast/toast.ts";
import { browserAuth } from "./browser-auth.ts";

/** The server knows no login any more: here it is over as well, and that is said once. */
export function endLogin(): void {
  const { auth } = browserAuth();
  if (!auth.check().valid) return;
  auth.reset();
  toast(account.loggedOut, { kind: "info" });
  dispatchEvent(new Event("winkel:markers"));
}
