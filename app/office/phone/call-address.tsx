import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { Told } from "#outside/deed/told.ts";
import { delivery } from "#texts/delivery.ts";
import { phone as say } from "#texts/office/phone.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf } from "../deed.tsx";

type Props = {
  cart: string;
  answers: CheckoutAnswers;
  days: { day: string; said: string }[];
  day: string;
  told: Told | undefined;
};

const WAYS = ["voordeur", "achtertuin", "ophalen"] as const;

/** Who it is for, where it goes and when: what is known stands there already. */
export function CallAddress({ cart, answers, days, day, told }: Props) {
  const field = fieldOf(told, "phone.address");
  const known = (name: Exclude<keyof CheckoutAnswers, "pickup" | "weeks" | "vatConfirmed">) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? String(answers[name] ?? "") };
  };
  return (
    <section className="kantoor-deel">
      <h2>{say.where}</h2>
      <Deed deed="phone.address" label={say.save} along={{ mand: cart }} key={JSON.stringify([answers, day])}>
        <div className="velden">
          <TextField {...known("firstName")} label={say.firstName} span={3} maxLength={80} />
          <TextField {...known("lastName")} label={say.lastName} span={3} maxLength={80} />
          <TextField {...known("email")} label={say.email} type="email" span={3} maxLength={254} />
          <TextField {...known("phone")} label={say.phone} type="tel" span={3} maxLength={40} optional />
          <TextField {...known("postcode")} label={say.postcode} span={3} maxLength={12} />
          <TextField {...known("number")} label={say.number} span={3} maxLength={20} />
          <TextField {...known("street")} label={say.street} span={3} maxLength={80} />
          <TextField {...known("city")} label={say.city} span={3} maxLength={80} />
          <SelectField {...known("country")} label={say.country} span={3}>
            {Object.entries(say.countries).map(([country, name]) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...known("company")} label={say.company} span={3} maxLength={80} optional />
          <TextField {...known("vatNumber")} label={say.vatNumber} span={3} maxLength={20} optional />
          <TextField {...known("reference")} label={say.reference} span={3} maxLength={60} optional />
          <SelectField {...known("method")} label={say.method} span={3}>
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {delivery.methods[way].title}
              </option>
            ))}
          </SelectField>
          {days.length > 0 && (
            <SelectField {...field("day")} defaultValue={day} label={say.day} help={say.dayHelp} span={3}>
              {days.map((one) => (
                <option key={one.day} value={one.day}>
                  {one.said}
                </option>
              ))}
            </SelectField>
          )}
          <AreaField {...known("note")} label={say.note} rows={2} maxLength={300} optional />
        </div>
      </Deed>
    </section>
  );
}
