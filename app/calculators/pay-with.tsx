import { useEffect } from "react";
import type { Told } from "#outside/deed/told.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { payments } from "#texts/payments.ts";
import { buttonClass } from "#ui/button.tsx";
import { SelectField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";

/** How to pay, by one of the methods that the bank has. */
export function PayWith({ methods, chosen }: { methods: string[]; chosen: string | undefined }) {
  return (
    <SelectField label={texts.payWith} name="method" defaultValue={chosen}>
      {methods.map((id) => (
        <option key={id} value={id}>
          {payments.methods[id]?.title ?? id}
        </option>
      ))}
    </SelectField>
  );
}

/** Where the bank's page is, when it is not one of ours. */
export const bankOf = (told: Told | undefined): string | undefined => (told?.shows as { to?: string } | undefined)?.to;

/** The bank is elsewhere: with scripts at once, without them by a link. */
export function ToBank({ go }: { go: string | undefined }) {
  useEffect(() => {
    if (go) location.assign(go);
  }, [go]);
  return go ? (
    <Message>
      <a className={buttonClass({ kind: "actie" })} href={go}>
        {texts.toBank}
      </a>
    </Message>
  ) : null;
}
