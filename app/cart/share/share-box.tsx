import { useState } from "react";
import { noteAction } from "#insight/experiments/browser-experiments.ts";
import { useVariant } from "#insight/experiments/use-variant.ts";
import { cart as texts } from "#texts/cart.ts";
import { TextField } from "#ui/form/field.tsx";
import { toast } from "#ui/toast/toast.ts";
import { mailCart, shareCart } from "../cart-calls.ts";

/** R13: a link by mail brings the basket to another device. */
export function ShareBox({ mailed }: { mailed: string | null }) {
  const [error, setError] = useState(mailed === "0" ? texts.share.bad : "");
  const [sent, setSent] = useState(mailed === "1");
  // R13: half of the visitors may mail it; whoever just did by form sees how it went.
  const mailing = useVariant("mail_cart") === "B" || mailed !== null;
  const mail = (email: string) =>
    mailCart(email).then(
      () => {
        noteAction("mail_cart");
        setSent(true);
        setError("");
      },
      (refused: unknown) => setError(refused instanceof Error && refused.message ? refused.message : texts.wrong),
    );
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
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            void mail(String(new FormData(event.currentTarget).get("email") ?? ""));
          }}
        >
          <TextField
            label={texts.share.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            errors={error ? [error] : []}
          />
          <button className="btn btn-lijn" type="submit" name="deed" value="cart.mail">
            {texts.share.submit}
          </button>
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
