import { type FocusEvent, useRef } from "react";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isHouseNumber } from "#delivery/address.ts";
import { isPostcode, sayPostcode } from "#kit/address.ts";
import { checkout } from "#texts/checkout.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import type { useForm } from "#ui/form/use-form.ts";

const { delivery: texts } = checkout;
type FieldOf = ReturnType<typeof useForm>["field"];

/** Seven fields and an optional one. Postcode and number fill in what the shop knows; everything stays free to type. */
export function AddressFields({
  field,
  country,
  postcode,
}: {
  field: FieldOf;
  country: "NL" | "BE";
  postcode: string;
}) {
  const asked = useRef("");
  const lookUp = async (event: FocusEvent<HTMLDivElement>) => {
    const form = event.currentTarget.closest("form");
    const input = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
    const [code = "", number = ""] = [input("postcode")?.value, input("number")?.value];
    const key = `${code} ${number}`;
    if (country !== "NL" || key === asked.current || !isPostcode("NL", code) || !isHouseNumber(number)) return;
    asked.current = key;
    const found = await fetch(
      `/api/postcode?postcode=${encodeURIComponent(code)}&number=${encodeURIComponent(number)}`,
    ).then(
      (response) =>
        response.ok ? (response.json() as Promise<{ street: string | null; city: string | null }>) : undefined,
      () => undefined,
    );
    put(input("street"), found?.street);
    put(input("city"), found?.city);
  };
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
      <TextField {...field("street")} span={3} autoComplete="address-line1" />
      <TextField {...field("city")} span={3} autoComplete="address-level2" />
      <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" help={texts.phoneHelp} optional />
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

/** Fills an empty field, never one that somebody typed in. */
function put(input: HTMLInputElement | null, value: string | null | undefined): void {
  if (!input || !value || input.value.trim()) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
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
