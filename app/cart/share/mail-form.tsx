import { useVariant } from "#insight/experiments/use-variant.ts";
import { mailCart as texts } from "#texts/buying/mail-cart.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useMailCart } from "./use-mail-cart.ts";

/** R13: half of the visitors may mail the basket; whoever just did by form sees how it went. */
export default function MailForm({ mailed }: { mailed: string | null }) {
  const { errors, sent, busy, onSubmit } = useMailCart({
    sent: mailed === "1",
    error: mailed === "0" ? texts.bad : "",
  });
  const offered = useVariant("mail_cart") === "B" || mailed !== null;
  return (
    <>
      {offered && <p className="klein soft">{texts.text}</p>}
      {offered && (
        <form method="post" action="/cart" onSubmit={onSubmit}>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            errors={errors}
          />
          <Button kind="lijn" type="submit" name="deed" value="cart.mail" busy={busy}>
            {texts.submit}
          </Button>
        </form>
      )}
      <p role="status">{sent && texts.sent}</p>
    </>
  );
}
