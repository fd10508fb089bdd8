import type { KeyboardEvent } from "react";
import { useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

/** The form that everything on the screen of the telephone belongs to, wherever it stands. */
export const CALL = "belt";

type Props = { deed: string; label: string; kind?: "actie" | "lijn"; to?: string; keys?: string };

/** Sends that form with a deed; what cannot be is told by the shop, so that a half-typed address stops nothing. */
export function CallButton({ deed, label, kind, to, keys }: Props) {
  const { formData, formAction } = useNavigation();
  const busy = formData?.get("deed") === deed && (!to || formAction === to);
  return (
    <div>
      <Button
        form={CALL}
        name="deed"
        value={deed}
        size="s"
        type="submit"
        formNoValidate
        busy={busy}
        aria-keyshortcuts={keys}
        {...(kind && { kind })}
        {...(to && { formAction: to })}
      >
        {label}
      </Button>
    </div>
  );
}

/** Enter presses the button beside the field; a browser would press the first of the form. */
export function pressBeside(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.closest("[data-enter]")?.querySelector("button")?.click();
}
