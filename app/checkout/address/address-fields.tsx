import { useState } from "react";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { sayPostcode } from "#kit/address.ts";
import { deliveryStep as texts } from "#texts/buying/delivery-step.ts";
import { ui } from "#texts/ui.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import type { useForm } from "#ui/form/use-form.ts";
import { Icon } from "#ui/icon.tsx";
import { useLookUp } from "./look-up.ts";

type FieldOf = ReturnType<typeof useForm>["field"];

/** Seven fields; five where postcode and number bring the street and the town. A phone number is asked of nobody. */
export function AddressFields({
  field,
  country,
  postcode,
}: {
  field: FieldOf;
  country: "NL" | "BE";
  postcode: string;
}) {
  const { card, lookUp, open } = useLookUp(country);
  const phone = field("phone");
  // Opened once; what somebody opened stays open while they type.
  const [phoned] = useState(phone.errors.length > 0 || phone.defaultValue !== "");
  return (
    <div className="velden" onBlur={lookUp}>
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" help={texts.emailHelp} />
      <TextField {...field("firstName")} span={3} autoComplete="given-name" />
      <TextField {...field("lastName")} span={3} autoComplete="family-name" />
      <TextField
        {...field("postcode")}
        defaultValue={sayPostcode(postcode)}
        span={3}
        autoComplete="postal-code"
        inputMode={country === "BE" ? "numeric" : "text"}
        autoCapitalize="characters"
      />
      <TextField {...field("number")} span={3} help={texts.numberHelp} autoComplete="off" />
      <div role="status" className={card ? "adreskaart" : "vh"}>
        {card && (
          <>
            <Icon name="pin" />
            <p>
              <b>{card.line}</b>
              <br />
              {card.city}
            </p>
            <button type="button" className="tekstknop" onClick={open}>
              {texts.changeAddress}
            </button>
          </>
        )}
      </div>
      {/* They stay in the form: what the card says is what is sent. */}
      <div className="velden" hidden={card !== undefined}>
        <TextField {...field("street")} span={3} autoComplete="address-line1" />
        <TextField {...field("city")} span={3} autoComplete="address-level2" />
      </div>
      <details className="meer-veld" open={phoned}>
        <summary>
          {texts.addPhone} <span className="soft">{ui.optional}</span>
        </summary>
        <TextField {...phone} type="tel" inputMode="tel" autoComplete="tel" help={texts.phoneHelp} />
      </details>
      <input type="hidden" name="country" value={country} />
      <p className="klein">
        {country === "BE" && <>{texts.inBelgium} </>}
        <button className="tekstknop" type="submit" name="deed" value="checkout.country" formNoValidate>
          {country === "BE" ? texts.toNetherlands : texts.toBelgium}
        </button>
      </p>
    </div>
  );
}

type Part = { answers: CheckoutAnswers; errors: Record<string, string[]> };

export function BusinessFields({ answers, errors }: Part) {
  return (
    <div className="uitvouw">
      <Choice
        name="business"
        defaultChecked={answers.business}
        label={
          <>
            {texts.business} <span className="soft">{texts.businessSmall}</span>
          </>
        }
      />
      <div className="velden">
        <TextField
          label={texts.company}
          name="company"
          defaultValue={answers.company}
          errors={errors.company}
          autoComplete="organization"
        />
        <TextField
          label={texts.vatNumber}
          name="vatNumber"
          span={3}
          defaultValue={answers.vatNumber}
          errors={errors.vatNumber}
          help={texts.vatHelp}
          autoCapitalize="characters"
          optional
        />
        <TextField
          label={texts.reference}
          name="reference"
          span={3}
          defaultValue={answers.reference}
          maxLength={60}
          optional
        />
      </div>
    </div>
  );
}

export function OtherFields({ answers, errors, country }: Part & { country: "NL" | "BE" }) {
  return (
    <div className="uitvouw">
      <Choice name="other" defaultChecked={answers.other} label={texts.other} />
      <div className="velden">
        <TextField
          label={texts.otherName}
          name="otherName"
          defaultValue={answers.otherName}
          errors={errors.otherName}
          autoComplete="shipping name"
        />
        <TextField
          label={texts.postcode}
          name="otherPostcode"
          span={3}
          defaultValue={country === "NL" ? sayPostcode(answers.otherPostcode ?? "") : answers.otherPostcode}
          errors={errors.otherPostcode}
          autoComplete="shipping postal-code"
        />
        <TextField
          label={texts.number}
          name="otherNumber"
          span={3}
          defaultValue={answers.otherNumber}
          errors={errors.otherNumber}
        />
        <TextField
          label={texts.street}
          name="otherStreet"
          span={3}
          defaultValue={answers.otherStreet}
          errors={errors.otherStreet}
          autoComplete="shipping address-line1"
        />
        <TextField
          label={texts.city}
          name="otherCity"
          span={3}
          defaultValue={answers.otherCity}
          errors={errors.otherCity}
          autoComplete="shipping address-level2"
        />
      </div>
    </div>
  );
}
