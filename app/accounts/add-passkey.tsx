import { useState } from "react";
import { useRevalidator } from "react-router";
import { account } from "#texts/account.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
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
      if ((error as Error).name !== "NotAllowedError") toast(account.details.passkeyFailed, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <Button type="button" kind="lijn" busy={busy} onClick={add}>
      {account.details.addPasskey}
    </Button>
  );
}
