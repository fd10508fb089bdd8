import { useState } from "react";
import { noteAction } from "#insight/experiments/browser-experiments.ts";
import { useVariant } from "#insight/experiments/use-variant.ts";
import { cart as texts } from "#texts/cart.ts";
import { TextField } from "#ui/form/field.tsx";
import { mailCart } from "../cart-calls.ts";

/** R13: half of the visitors may mail themselves the basket from the drawer; the address is used for nothing else. */
export function MailSlot() {
  const [error, setError] = useState("");
  const [sent, setSent] = useState(false);
  if (useVariant("mail_cart") !== "B") return null;
  const mail = (email: string) =>
    mailCart(email).then(
      () => {
        noteAction("mail_cart");
        setSent(true);
        setError("");
      },
      (refused: unknown) => setError(refused instanceof Error && refused.message ? refused.message : texts.wrong),
    );
  return (
    <details className="wagen-mee">
      <summary className="tekstknop">{texts.share.submit}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void mail(String(new FormData(event.currentTarget).get("email") ?? ""));
        }}
      >
        <p className="klein soft">{texts.share.text}</p>
        <TextField
          label={texts.share.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          errors={error ? [error] : []}
        />
        <button className="btn btn-lijn btn-s" type="submit">
          {texts.share.submit}
        </button>
        <p role="status">{sent && texts.share.sent}</p>
      </form>
    </details>
  );
}
