import { useState } from "react";
import { accounts } from "#texts/account/accounts.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { browserAuth } from "../auth/browser-auth.ts";
import { decideRedirect } from "../auth/redirect.ts";
import { loginWithPasskey } from "./passkey-calls.ts";

/** Fetched by itself: only browsers that know passkeys get it. */
export default function PasskeyLogin() {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await loginWithPasskey();
      const { storage } = browserAuth();
      location.assign(decideRedirect({ name: "home", from: "/login", storage }) ?? "/");
    } catch (error) {
      setBusy(false);
      if ((error as Error).name !== "NotAllowedError") toast(accounts.login.passkeyFailed, { kind: "error" });
    }
  };
  return (
    <Button type="button" kind="lijn" wide busy={busy} onClick={ask}>
      <Icon name="slot" /> {accounts.login.passkey}
    </Button>
  );
}
