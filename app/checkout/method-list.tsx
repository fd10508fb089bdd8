import { payments } from "#texts/payments.ts";
import type { Method } from "#payments/bank/bank.server.ts";
import { checkout } from "#texts/checkout.ts";
import { Choice } from "#ui/form/field.tsx";
import { PayMark } from "./pay-mark.tsx";

const { payment: texts } = checkout;

/** The first method is chosen beforehand, unless it is credit. */
export function MethodList({ methods, chosen, due }: { methods: Method[]; chosen: string | undefined; due: number }) {
  if (due === 0) return <p>{texts.nothing}</p>;
  const first = methods.find(({ id, credit }) => id === chosen && !credit) ?? methods.find(({ credit }) => !credit);
  return (
    <fieldset className="stack kaal">
      <legend className="kop kop-3">{texts.method}</legend>
      <div className="keuzes">
        {methods.map((method) => (
          <One key={method.id} method={method} checked={method === first} />
        ))}
      </div>
    </fieldset>
  );
}

function One({ method, checked }: { method: Method; checked: boolean }) {
  const { title, text } = payments.methods[method.id] ?? { title: method.id, text: "" };
  return (
    <div className="keuze">
      <Choice
        type="radio"
        name="paymentMethod"
        value={method.id}
        defaultChecked={checked}
        label={
          <>
            <b>{title}</b>
            <br />
            <span className="klein soft">{text}</span>
          </>
        }
      />
      <PayMark method={method.id} />
      <div className="uitklap">
        {method.credit && <Choice name="adult" label={texts.adult} />}
        {!method.credit && !method.business && <p className="klein">{texts.afterwards}</p>}
      </div>
    </div>
  );
}
