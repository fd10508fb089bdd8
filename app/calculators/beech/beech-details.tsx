import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { euros } from "#kit/money.ts";
import type { Told } from "#outside/deed/told.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { Button } from "#ui/button.tsx";
import { Choice, TextField } from "#ui/form/field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useOwnDetails } from "../own-details.ts";
import { bankOf, PayWith, ToBank } from "../pay-with.tsx";
import { beechForm } from "./beech-form.ts";
import type { beechOffer } from "./beech-offer.ts";
import { depositOf } from "./reservation.ts";

type Offer = ReturnType<typeof beechOffer>;

function BeechSum({ offer }: { offer: Offer }) {
  const rows = [
    [texts.goods, euros(offer.goodsCents)],
    [texts.delivery, offer.deliveryCents ? euros(offer.deliveryCents) : texts.free],
  ] as const;
  return (
    <dl className="tel-op">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{texts.total}</dt>
        <dd>{euros(offer.totalCents)}</dd>
      </div>
    </dl>
  );
}

/** Who it is for, and what is paid now; the plan goes along in the address. */
export default function BeechDetails({
  offer,
  methods,
  plan,
  told,
}: {
  offer: Offer;
  methods: string[];
  plan: string;
  told: Told | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  useOwnDetails(form, { street: "street", city: "city" });
  const { field, onSubmit } = useForm(beechForm, { values: told?.values, errors: told?.errors });
  const busy = useNavigation().state === "submitting";
  const deposit = depositOf(offer.totalCents);
  const { label, errors: agreeErrors, onInput } = field("agreed");
  return (
    <Form
      method="post"
      ref={form}
      action={`/beukenhaag-reserveren?${plan}`}
      className="rk-mand velden"
      noValidate
      onSubmit={onSubmit}
      preventScrollReset
    >
      <h2 className="kop-3">{texts.details}</h2>
      {told?.problem && <Message tone="fout">{told.problem}</Message>}
      <ToBank go={bankOf(told)} />
      <BeechSum offer={offer} />
      <input type="hidden" name="deed" value="reservations.make" />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="expected" value={offer.totalCents} />
      <TextField {...field("name")} autoComplete="name" maxLength={100} />
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <TextField {...field("phone")} optional type="tel" autoComplete="tel" maxLength={18} />
      <TextField {...field("street")} autoComplete="street-address" maxLength={120} />
      <TextField {...field("postcode")} span={3} autoComplete="postal-code" maxLength={7} />
      <TextField {...field("city")} span={3} autoComplete="address-level2" maxLength={80} />
      <fieldset>
        <legend className="kop kop-4">{texts.pay}</legend>
        <Choice
          type="radio"
          name="pay"
          value="aanbetaling"
          defaultChecked={told?.values?.pay !== "alles"}
          label={texts.pays.deposit(euros(deposit), euros(offer.totalCents - deposit))}
        />
        <Choice
          type="radio"
          name="pay"
          value="alles"
          defaultChecked={told?.values?.pay === "alles"}
          label={texts.pays.all(euros(offer.totalCents))}
        />
      </fieldset>
      <PayWith methods={methods} chosen={told?.values?.method} />
      <div>
        <Choice
          name="agreed"
          value="ja"
          defaultChecked={told?.values?.agreed === "ja"}
          label={label}
          aria-invalid={agreeErrors.length > 0 || undefined}
          onInput={onInput}
        />
        {agreeErrors.length > 0 && (
          <p className="melding-fout" role="alert">
            {agreeErrors[0]}
          </p>
        )}
        <p className="mini">
          <Link to="/algemene-voorwaarden">{texts.terms}</Link>
        </p>
      </div>
      <Button kind="actie" size="xl" wide type="submit" busy={busy}>
        {texts.submit}
      </Button>
      <p className="klein soft">{texts.cancelFree}</p>
    </Form>
  );
}
