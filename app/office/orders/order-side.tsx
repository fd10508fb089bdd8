import type { Told } from "#outside/deed/told.ts";
import { desk as say } from "#texts/office/desk.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { type Fact, Facts } from "../rows.tsx";
import { useAnew } from "../typed/use-anew.ts";

type Contact = { name: string; company: string; email: string; phone: string };
type Address = { name: string; street: string; number: string; postcode: string; city: string };
type Props = {
  contact: Contact;
  to: Address & { lines: string[]; point: boolean };
  mayMove: boolean;
  wanted: { day: string; said: string } | undefined;
  days: { day: string; said: string }[];
  facts: Fact[];
  told: Told | undefined;
};

/** Who it is for, one tap away, and where it goes. */
export function OrderSide({ number, contact, facts, ...rest }: Props & { number: string | undefined }) {
  return (
    <>
      <section className="vak">
        <h2>{officeOrders.customer}</h2>
        <p>
          <b>{contact.company || contact.name}</b>
          {contact.company && <span className="soft"> {contact.name}</span>}
        </p>
        <Reach {...contact} />
        {number && <Link to={`/kantoor/klanten/${number}`}>{say.customer}</Link>}
        <Facts facts={facts} />
      </section>
      <Where {...rest} />
    </>
  );
}

export function Reach({ email, phone }: { email: string; phone: string }) {
  return (
    <ul className="bereik">
      {email.includes("@") && (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon name="telefoon" />
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}

function Where({ to, mayMove, wanted, days, told }: Omit<Props, "contact" | "facts">) {
  const field = fieldOf(told, "orders.address");
  const address = useAnew(told, "adres", to.lines.join());
  const day = useAnew(told, "dag", wanted?.day);
  const typed = (name: string, now: string) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? (to.point ? "" : now) };
  };
  return (
    <section className="vak">
      <h2>{officeOrders.deliverTo}</h2>
      <address>{to.lines.join("\n")}</address>
      {wanted && <p className="klein soft">{wanted.said}</p>}
      {mayMove && (
        <Folded title={say.address.title} open={told?.deed === "orders.address"}>
          <Deed deed="orders.address" label={say.address.do} keys="Control+S" along={{ was: to.lines.join(", ") }}>
            {to.point && <p className="klein soft">{say.address.point}</p>}
            <div className="velden" key={address.anew} onInput={address.onInput}>
              <TextField {...typed("naam", to.name)} label={say.address.name} maxLength={80} />
              <TextField {...typed("postcode", to.postcode)} label={say.address.postcode} span={3} maxLength={12} />
              <TextField {...typed("huisnummer", to.number)} label={say.address.number} span={3} maxLength={20} />
              <TextField {...typed("straat", to.street)} label={say.address.street} maxLength={80} />
              <TextField {...typed("plaats", to.city)} label={say.address.city} maxLength={80} />
            </div>
            <p className="klein soft">{say.address.help}</p>
          </Deed>
        </Folded>
      )}
      {days.length > 0 && (
        <Folded title={say.day.title} open={told?.deed === "orders.day"}>
          <Deed deed="orders.day" label={say.day.do} keys="Control+S">
            <SelectField
              {...fieldOf(told, "orders.day")("dag")}
              defaultValue={wanted?.day}
              key={day.anew}
              onInput={day.onInput}
              label={say.day.label}
              help={say.day.help}
            >
              {days.map(({ day, said }) => (
                <option key={day} value={day}>
                  {said}
                </option>
              ))}
            </SelectField>
          </Deed>
        </Folded>
      )}
    </section>
  );
}

type NoteProps = {
  notes: { id: number; text: string; by: string; at: string }[];
  deed: string;
  told: Told | undefined;
};

/** What colleagues wrote down; the customer never sees it. */
export function Notes({ notes, deed, told }: NoteProps) {
  const { defaultValue, ...field } = fieldOf(told, deed)("notitie");
  const { anew } = useAnew(told, "notitie");
  return (
    <section className="vak" id="notities">
      <h2>{say.notes.title}</h2>
      {notes.map(({ id, text, by, at }) => (
        <div key={id} className="notitie">
          <p>{text}</p>
          <small>
            {by}, {at} · {say.notes.only}
          </small>
        </div>
      ))}
      <Deed deed={deed} label={say.notes.do} kind="lijn" keys="Control+S">
        <AreaField
          key={anew}
          {...field}
          defaultValue={defaultValue}
          label={say.notes.label}
          rows={3}
          required
          maxLength={2000}
        />
      </Deed>
    </section>
  );
}
