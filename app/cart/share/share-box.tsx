import { lazy, Suspense, useMemo } from "react";
import { cart as texts } from "#texts/cart.ts";
import { later } from "#ui/loading/later.ts";
import { toast } from "#ui/toast/toast.ts";
import { shareCart } from "../cart-calls.ts";

const MailForm = lazy(later(() => import("./mail-form.tsx")));

/** R13: a link brings the basket to another device, copied or by mail; few ask for the mail, so its form comes later. */
export function ShareBox({ mailed }: { mailed: string | null }) {
  // The same element while the cart changes, so that what the server wrote stays until its script is there.
  const mail = useMemo(
    () => (
      <Suspense fallback={null}>
        <MailForm mailed={mailed} />
      </Suspense>
    ),
    [mailed],
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
      {mail}
      <p>
        <button type="button" className="tekstknop" onClick={copy}>
          {texts.share.copy}
        </button>
      </p>
    </section>
  );
}
