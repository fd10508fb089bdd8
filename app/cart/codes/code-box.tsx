import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { cart as texts } from "#texts/cart.ts";
import { TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Cart } from "../cart.ts";

/** Tucked away: who has a code looks for it, who has none is not told to go and find one. */
export function CodeBox({
  action,
  cart,
  told,
}: {
  action: string;
  cart: Pick<Cart, "code" | "codeProblem" | "giftCards">;
  told: Told | undefined;
}) {
  const used = [...(cart.code ? [cart.code] : []), ...cart.giftCards];
  const mine = told?.deed === "cart.code" ? told : undefined;
  const problem = mine?.errors?.code?.[0] ?? mine?.problem ?? cart.codeProblem;
  const form = useRef<HTMLFormElement>(null);
  const all = used.join(" ");
  const before = useRef(all);
  // A code that was taken in stands in the list; its field is for the next one.
  useEffect(() => {
    if (before.current !== all) form.current?.reset();
    before.current = all;
  }, [all]);
  return (
    <details className="code-vak" id="code" open={Boolean(problem) || used.length > 0}>
      <summary>{texts.code.title}</summary>
      {used.length > 0 && (
        <ul className="code-lijst">
          {used.map((code) => (
            <li key={code}>
              <Form method="post" action={action} preventScrollReset>
                <b>{code}</b>
                <input type="hidden" name="code" value={code} />
                <button
                  className="knop-ic"
                  type="submit"
                  name="deed"
                  value="cart.drop-code"
                  aria-label={texts.code.drop(code)}
                >
                  <Icon name="sluiten" small />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form ref={form} method="post" action={`${action}#code`} preventScrollReset>
        <TextField
          label={texts.code.label}
          name="code"
          defaultValue={mine?.values?.code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          errors={problem ? [problem] : []}
        />
        <button className="btn btn-lijn" type="submit" name="deed" value="cart.code">
          {texts.code.submit}
        </button>
      </Form>
    </details>
  );
}
