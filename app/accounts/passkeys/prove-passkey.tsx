import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { accounts } from "#texts/account/accounts.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { toast } from "#ui/toast/toast.ts";

/** Says again who sits here, by passkey; the page then goes on or is asked anew. */
export default function ProvePasskey({ label, to }: { label: string; to?: string }) {
  const [busy, setBusy] = useState(false);
  const ready = useInBrowser() && typeof PublicKeyCredential !== "undefined";
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  if (!ready) return null;
  const prove = async () => {
    setBusy(true);
    try {
      const { proveWithPasskey } = await import("./passkey-calls.ts");
      await proveWithPasskey();
      await (to ? navigate(to) : revalidate());
    } catch (error) {
      if ((error as Error).name !== "NotAllowedError") toast(accounts.login.passkeyFailed, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <Button type="button" kind="lijn" busy={busy} onClick={prove}>
      <Icon name="slot" /> {label}
    </Button>
  );
}
