import { useVariant } from "#insight/experiments/use-variant.ts";
import { cart as texts } from "#texts/cart.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { toast } from "#ui/toast/toast.ts";
import { shareCart } from "../cart-calls.ts";
import { useMailCart } from "./use-mail-cart.ts";

/** R13: a link by mail brings the basket to another device. */
export function ShareBox({ mailed }: { mailed: string | null }) {
  const { errors, sent, busy, onSubmit } = useMailCart({
    sent: mailed === "1",
    error: mailed === "0" ? texts.share.bad : "",
  });
  // R13: half of the visitors may mail it; whoever just did by form sees how it went.
  const mailing = useVariant("mail_cart") === "B" || mailed !== null;
  const copy = () =>
    shareCart()
      .then(({ url }) => navigator.clipboard.writeText(url))
      .then(
        () => toast(texts.share.copied),
        () => toast(texts.wrong, { kind: "error" }),
      );
  return (
    <section className="wagen-mee stack">
      <h2 className="kop-4">{texts.share.title}</h2>
      {mailing && <p className="klein soft">{texts.share.text}</p>}
      {mailing && (
        <form method="post" action="/cart" onSubmit={onSubmit}>
          <TextField
            label={texts.share.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            errors={errors}
          />
          <Button kind="lijn" type="submit" name="deed" value="cart.mail" busy={busy}>
            {texts.share.submit}
          </Button>
        </form>
      )}
      <p role="status">{sent && texts.share.sent}</p>
      <p>
        <button type="button" className="tekstknop" onClick={copy}>
          {texts.share.copy}
        </button>
      </p>
    </section>
  );
}
