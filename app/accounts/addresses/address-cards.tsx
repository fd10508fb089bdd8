import { Form } from "react-router";
import { sayPlace } from "#kit/address.ts";
import { addresses as say } from "#texts/account/addresses.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { KeptAddress } from "./addresses.server.ts";

const HERE = "/account/addresses";

/** Changing and adding are links: they open the modal, or without scripts the same form on the page. */
export function AddressCards({ addresses }: { addresses: KeptAddress[] }) {
  return (
    <div className="adressen">
      {addresses.map((address) => (
        <Card key={address.id} address={address} />
      ))}
      <Link className="adres adres-nieuw" to={`${HERE}?adres=nieuw`} keepPlace>
        <Icon name="plus" />
        <span>{say.add}</span>
      </Link>
    </div>
  );
}

function Card({ address }: { address: KeptAddress }) {
  const name = `${address.firstName} ${address.lastName}`;
  const use = address.forDelivery && address.forBilling ? say.both : address.forDelivery ? say.delivery : say.billing;
  return (
    <article className="adres">
      {(address.forDelivery || address.forBilling) && <span className="etiket">{use}</span>}
      <p>
        <b>{address.label || name}</b>
        {address.label && (
          <>
            <br />
            {name}
          </>
        )}
        {address.company && (
          <>
            <br />
            {address.company}
          </>
        )}
        {sayPlace(address).map((line) => (
          <span className="adresregel" key={line}>
            {line}
          </span>
        ))}
      </p>
      <div className="row">
        <Link
          className={buttonClass({ kind: "lijn", size: "s" })}
          to={`${HERE}?adres=${address.id}`}
          keepPlace
          aria-label={say.editOne(address.label || name)}
        >
          <Icon name="bewerken" small /> {say.edit}
        </Link>
        <Form method="post" action={HERE}>
          <input type="hidden" name="id" value={address.id} />
          <button
            className="knop-ic"
            type="submit"
            name="deed"
            value="address.remove"
            aria-label={say.removeOne(address.label || name)}
          >
            <Icon name="prullenbak" />
          </button>
        </Form>
      </div>
    </article>
  );
}
