import { useState } from "react";
import { useRevalidator } from "react-router";
import { account } from "#texts/account/account.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";
import { addPasskey } from "./passkey-calls.ts";

export default function AddPasskey() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const add = async () => {
    setBusy(true);
    try {
      await addPasskey();
      toast(account.details.passkeyAdded);
      await revalidate();
    } catch (error) {
      const { name, statusCode } = error as Error & { statusCode?: number };
      // A no of the person needs no words, and a login that is over has had its own.
      if (name !== "NotAllowedError" && statusCode !== 401) toast(account.details.passkeyFailed, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <Button type="button" kind="lijn" busy={busy} onClick={add}>
      {account.details.addPasskey}
    </Button>
  );
}
