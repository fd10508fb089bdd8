import { Form, useActionData, useNavigation } from "react-router";
import { euros } from "#kit/money.ts";
import type { Told } from "#outside/deed/told.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { isForSale } from "../offer/chosen.ts";
import type { Size } from "../product/product-view.server.ts";

/** "Pot P9" and "Pot, 9 cm" are the same words twice. */
const nameOf = ({ size, form }: Size): string =>
  !form ? size : /^pot /i.test(size) ? form : `${size}, ${form.toLowerCase()}`;

/** For sizes that cannot be bought now: one mail when they can. */
export default function AlertForm({ sizes }: { sizes: Size[] }) {
  const asked = useActionData<Told>();
  const { state } = useNavigation();
  const away = sizes.filter((size) => !isForSale(size));
  if (away.length === 0) return null;
  const all = away.length === sizes.length;
  const body = asked?.done ? (
    <p className="bericht" role="status">
      {asked.done}
    </p>
  ) : (
    <Form method="post" className="stack" preventScrollReset>
      {asked?.problem && !asked.errors?.email && <Message tone="fout">{asked.problem}</Message>}
      <p className="klein">{say.alert.text}</p>
      <SelectField label={say.alert.size} name="sku" defaultValue={asked?.values?.sku}>
        {away.map((one) => (
          <option key={one.sku} value={one.sku}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say.alert.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={asked?.values?.email ?? ""}
        errors={asked?.errors?.email}
      />
      <Button type="submit" busy={state === "submitting"}>
        {say.alert.submit}
      </Button>
    </Form>
  );
  return all ? (
    <div className="mail-mij stack">
      <h2 className="kop-4">{say.alert.heading}</h2>
      <ul className="klein">
        {sizes.map((one) => (
          <li className="spread" key={one.sku}>
            <span>{nameOf(one)}</span>
            <span>
              {euros(one.cents)}, {(one.state === "closed" ? one.arrival.title : say.alert.soldOut).toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      {body}
    </div>
  ) : (
    <details className="mail-mij" open={asked !== undefined}>
      <summary className="klein">{say.alert.summary}</summary>
      {body}
    </details>
  );
}
