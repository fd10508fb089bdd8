import { Form } from "react-router";

/** Begins an order by telephone for somebody we know. */
export function OrderFor({ email, label }: { email: string; label: string }) {
  return (
    <Form method="post" action="/kantoor/bestellingen/nieuw">
      <input type="hidden" name="deed" value="phone.begin" />
      <input type="hidden" name="email" value={email} />
      <button className="btn btn-lijn btn-s" type="submit">
        {label}
      </button>
    </Form>
  );
}
