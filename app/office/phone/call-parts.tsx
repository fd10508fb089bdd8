import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import type { Told } from "#outside/deed/told.ts";
import { phone as say } from "#texts/office/phone.ts";
import { TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf } from "../deed.tsx";
import { pieceField } from "../orders/piece-field.ts";
import { CALL, CallButton, pressBeside } from "./call-button.tsx";

type Person = { email: string; name: string; phone: string; city: string; orders: number };

function Find({ name, q, label }: { name: string; q: string; label: string }) {
  return (
    <div className="scan" role="search" aria-label={label} data-enter>
      <TextField
        key={q}
        form={CALL}
        label={label}
        name={name}
        type="search"
        defaultValue={q}
        maxLength={100}
        onKeyDown={pressBeside}
      />
      <CallButton deed="phone.find" label={say.find} />
    </div>
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
      <Find name="klant" q={q} label={say.findCustomer} />
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

type Screen = { cart: string; q: string; told: Told | undefined };

/** Sizes as the shop's own search finds them. */
export function CallSearch({ sizes, lines, ...screen }: Screen & { sizes: Size[]; lines: Line[] }) {
  const { q } = screen;
  const there = new Set(lines.map(({ sku }) => sku));
  return (
    <>
      <Find name="zoek" q={q} label={say.findProduct} />
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
            {there.has(sku) ? (
              <span className="soft">{say.there}</span>
            ) : (
              stock > 0 && <Amount {...screen} sku={sku} name={name} value={1} most={stock} label={say.add} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type AmountProps = Screen & { sku: string; name: string; value: number; most: number; label: string };

function Amount({ cart, q, told, sku, name, value, most, label }: AmountProps) {
  const { defaultValue, ...field } = fieldOf(told, "phone.line")(pieceField({ sku }));
  return (
    <div className="aantal-nu" data-enter>
      <TextField
        {...field}
        form={CALL}
        label={
          <>
            {say.howMany}
            <span className="vh"> {name}</span>
          </>
        }
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        defaultValue={defaultValue ?? value}
        onKeyDown={pressBeside}
      />
      <CallButton
        deed="phone.line"
        label={label}
        kind="lijn"
        to={`/kantoor/bestellingen/nieuw?${new URLSearchParams({ mand: cart, zoek: q, sku })}`}
      />
    </div>
  );
}

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

export function CallLines({ lines, ...screen }: Screen & { lines: Line[] }) {
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
          <Amount {...screen} sku={sku} name={name} value={quantity} most={stock} label={say.change} />
          <b>{euros(lineCents)}</b>
        </li>
      ))}
    </ul>
  );
}
