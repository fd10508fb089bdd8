import { Form } from "react-router";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { phone as say } from "#texts/office/phone.ts";
import { TextField } from "#ui/form/field.tsx";
import { Deed } from "../deed.tsx";

type Person = { email: string; name: string; phone: string; city: string; orders: number };

function Find({ cart, name, q, label }: { cart: string; name: string; q: string; label: string }) {
  return (
    <Form className="scan" role="search" aria-label={label} preventScrollReset>
      <input type="hidden" name="mand" value={cart} />
      <TextField key={q} label={label} name={name} type="search" defaultValue={q} maxLength={100} />
      <button className="btn btn-s" type="submit">
        {say.find}
      </button>
    </Form>
  );
}

/** Somebody we know, by anything they say of themselves. */
export function CallWho({
  cart,
  q,
  people,
  answers,
}: {
  cart: string;
  q: string;
  people: Person[];
  answers: CheckoutAnswers;
}) {
  const { firstName = "", lastName = "", email = "", phone = "" } = answers;
  return (
    <section className="kantoor-deel">
      <h2>{say.who}</h2>
      {email && (
        <p className="notitie">
          <b>
            {firstName} {lastName}
          </b>{" "}
          {[email, phone].filter(Boolean).join(" · ")}
        </p>
      )}
      <Find cart={cart} name="klant" q={q} label={say.findCustomer} />
      {q && people.length === 0 && <p className="soft">{say.nobody}</p>}
      <ul className="rondes">
        {people.map((one) => (
          <li key={one.email}>
            <span className="twee">
              <b>{one.name}</b>
              <span className="soft">
                {[one.phone, one.email, one.city, say.orders(one.orders)].filter(Boolean).join(" · ")}
              </span>
            </span>
            <Deed deed="phone.customer" label={say.choose} kind="lijn" along={{ mand: cart, email: one.email }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Size = {
  sku: string;
  label: string;
  priceCents: number;
  stock: number;
  name: string;
  picture: { key: string; alt: string } | null;
};

/** Sizes as the shop's own search finds them. */
export function CallSearch({ cart, q, sizes }: { cart: string; q: string; sizes: Size[] }) {
  return (
    <>
      <Find cart={cart} name="zoek" q={q} label={say.findProduct} />
      {q && sizes.length === 0 && <p className="soft">{say.nothing}</p>}
      <ul className="rondes">
        {sizes.map(({ sku, label, priceCents, stock, name, picture }) => (
          <li key={sku}>
            <span className="artikel">
              <span className="plaatje">
                <ProductPicture picture={picture && { key: picture.key, alt: "" }} sizes="40px" />
              </span>
              <span className="twee">
                <b>{name}</b>
                <span className="soft">
                  {label} · {sku} · {euros(priceCents)} · {say.free(stock)}
                </span>
              </span>
            </span>
            {stock > 0 && (
              <Deed deed="phone.line" label={say.add} kind="lijn" along={{ mand: cart, sku }}>
                <Amount name={name} value={1} most={stock} />
              </Deed>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Amount = ({ name, value, most }: { name: string; value: number; most: number }) => (
  <TextField
    label={
      <>
        {say.howMany}
        <span className="vh"> {name}</span>
      </>
    }
    name="aantal"
    type="number"
    inputMode="numeric"
    min={0}
    max={most}
    defaultValue={value}
  />
);

type Line = {
  sku: string;
  name: string;
  label: string;
  quantity: number;
  stock: number;
  unitCents: number;
  lineCents: number;
  picture: { key: string; alt: string } | null;
  notice: { text: string } | null;
};

export function CallLines({ cart, lines }: { cart: string; lines: Line[] }) {
  if (lines.length === 0) return <p className="soft">{say.empty}</p>;
  return (
    <ul className="rondes liggen">
      {lines.map(({ sku, name, label, quantity, stock, unitCents, lineCents, notice }) => (
        <li key={`${sku}${quantity}`}>
          <span className="twee">
            <b>{name}</b>
            <span className="soft">
              {label} · {say.free(stock)} · {say.each(euros(unitCents))}
            </span>
            {notice && <span className="rood">{notice.text}</span>}
          </span>
          <Deed deed="phone.line" label={say.change} kind="lijn" along={{ mand: cart, sku }}>
            <Amount name={name} value={quantity} most={stock} />
          </Deed>
          <b>{euros(lineCents)}</b>
        </li>
      ))}
    </ul>
  );
}
