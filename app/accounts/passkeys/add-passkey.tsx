import { type MouseEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { details } from "#texts/account/details.ts";
import { Button } from "#ui/button.tsx";
import { fetchPart } from "#ui/loading/fetch-part.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Refused } from "../session/own-call.ts";

/** Stands in a form with the password that is asked again. */
export function AddPasskey() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const add = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem("current");
    setBusy(true);
    try {
      const { addPasskey } = await fetchPart(() => import("./passkey-calls.ts"));
      await addPasskey(field instanceof HTMLInputElement ? field.value : "");
      toast(details.passkeyAdded);
      await revalidate();
    } catch (error) {
      const { name, status, message } = error as Refused;
      // A no of the person needs no words, and a login that is over has had its own.
      if (name !== "NotAllowedError" && name !== "ExpiredAuthSessionError")
        toast((status && message) || details.passkeyFailed, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <Button type="button" kind="lijn" busy={busy} onClick={add}>
      {details.addPasskey}
    </Button>
  );
}
