import { useVariant } from "#insight/experiments/use-variant.ts";
import { mailCart as texts } from "#texts/buying/mail-cart.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useMailCart } from "./use-mail-cart.ts";

/** R13: half of the visitors may mail themselves the basket from the drawer; the address is used for nothing else. */
export function MailSlot() {
  const { errors, sent, busy, onSubmit } = useMailCart();
  if (useVariant("mail_cart") !== "B") return null;
  return (
    <details className="wagen-mee">
      <summary className="tekstknop">{texts.submit}</summary>
      <form className="stack" onSubmit={onSubmit}>
        <p className="klein soft">{texts.text}</p>
        <TextField label={texts.email} name="email" type="email" autoComplete="email" maxLength={254} errors={errors} />
        <Button kind="lijn" size="s" type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <p role="status">{sent && texts.sent}</p>
      </form>
    </details>
  );
}
