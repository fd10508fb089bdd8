import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { sayPoint } from "#delivery/pickup.ts";
import { COUNTRIES, sayPostcode } from "#kit/address.ts";
import { checkout } from "#texts/checkout.ts";
import { delivery } from "#texts/delivery.ts";
import { Link } from "#ui/link.tsx";

const { payment: texts } = checkout;

/** What was filled in, each with a way back. */
export function Recap({ answers, when }: { answers: CheckoutAnswers; when: string[] }) {
  const land = answers.country === "BE" ? `, ${COUNTRIES.BE}` : "";
  const to = answers.pickup
    ? sayPoint(answers.pickup)
    : answers.other
      ? `${answers.otherName}, ${answers.otherStreet} ${answers.otherNumber}, ${sayPostcode(answers.otherPostcode ?? "")} ${answers.otherCity}${land}`
      : `${answers.street} ${answers.number}, ${sayPostcode(answers.postcode ?? "")} ${answers.city}${land}`;
  const how = delivery.methods[answers.method ?? "voordeur"].title;
  return (
    <dl className="recap">
      <Row label={texts.contact} value={answers.email ?? ""} />
      {answers.method !== "ophalen" && <Row label={texts.deliver} value={to} />}
      <Row
        label={texts.when}
        value={[...when, how]
          .map((one, at) =>
            at ? one.charAt(0).toLowerCase() + one.slice(1) : one.charAt(0).toUpperCase() + one.slice(1),
          )
          .join(", ")}
      />
    </dl>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}{" "}
        <Link className="klein" to="/checkout/delivery">
          {texts.change}
          <span className="vh"> {label.toLowerCase()}</span>
        </Link>
      </dd>
    </div>
  );
}
