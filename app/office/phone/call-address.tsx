import { Form } from "react-router";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { Told } from "#outside/deed/told.ts";
import { delivery } from "#texts/delivery.ts";
import { phone as say } from "#texts/office/phone.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { fieldOf } from "../deed.tsx";
import { CALL, CallButton } from "./call-button.tsx";

type Props = {
  cart: string;
  answers: CheckoutAnswers;
  days: { day: string; said: string }[];
  day: string;
  told: Told | undefined;
};

type Known = Exclude<keyof CheckoutAnswers, "pickup" | "weeks" | "vatConfirmed">;
const WAYS = ["voordeur", "achtertuin", "ophalen"] as const;

/** Who it is for, where it goes and when: what is known stands there already. */
export function CallAddress({ cart, answers, days, day, told }: Props) {
  const field = fieldOf(told);
  const known = (name: Known) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? String(answers[name] ?? "") };
  };
  // A field is made anew when what is known of it changes: what is typed in the others stays.
  const line = (name: Known, label: string, more: { maxLength: number; type?: string; optional?: true }) => (
    <TextField key={`${name} ${known(name).defaultValue}`} {...known(name)} label={label} span={3} {...more} />
  );
  return (
    <section className="kantoor-deel">
      <h2>{say.where}</h2>
      <Form id={CALL} method="post" className="stack daad" preventScrollReset>
        <input type="hidden" name="mand" value={cart} />
        <input type="hidden" name="adres" value="ja" />
        <div className="velden">
          {line("firstName", say.firstName, { maxLength: 80 })}
          {line("lastName", say.lastName, { maxLength: 80 })}
          {line("email", say.email, { maxLength: 254, type: "email" })}
          {line("phone", say.phone, { maxLength: 40, type: "tel", optional: true })}
          {line("postcode", say.postcode, { maxLength: 12 })}
          {line("number", say.number, { maxLength: 20 })}
          {line("street", say.street, { maxLength: 80 })}
          {line("city", say.city, { maxLength: 80 })}
          <SelectField key={`land ${answers.country}`} {...known("country")} label={say.country} span={3}>
            {Object.entries(say.countries).map(([country, name]) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </SelectField>
          {line("company", say.company, { maxLength: 80, optional: true })}
          {line("vatNumber", say.vatNumber, { maxLength: 20, optional: true })}
          {line("reference", say.reference, { maxLength: 60, optional: true })}
          <SelectField key={`hoe ${answers.method}`} {...known("method")} label={say.method} span={3}>
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {delivery.methods[way].title}
              </option>
            ))}
          </SelectField>
          {days.length > 0 && (
            <SelectField
              key={`dag ${day}`}
              {...field("day")}
              defaultValue={day}
              label={say.day}
              help={say.dayHelp}
              span={3}
            >
              {days.map((one) => (
                <option key={one.day} value={one.day}>
                  {one.said}
                </option>
              ))}
            </SelectField>
          )}
          <AreaField
            key={`bericht ${answers.note}`}
            {...known("note")}
            label={say.note}
            rows={2}
            maxLength={300}
            optional
          />
        </div>
        <CallButton deed="phone.address" label={say.save} keys="Control+S" />
      </Form>
    </section>
  );
}
