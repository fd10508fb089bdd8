import type { ReactNode } from "react";
import type { Shipment } from "#delivery/days.ts";
import type { Method } from "#delivery/delivery.ts";
import { type Day, MONTHS_SHORT, sayDate, sayDay, weekday } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import type { OrderedShipment } from "#orders/order.ts";
import { cart } from "#texts/cart.ts";
import { deliveryStep as texts } from "#texts/buying/delivery-step.ts";
import { delivery } from "#texts/delivery.ts";
import { AreaField, SelectField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";

const SHORT = ["ma", "di", "wo", "do", "vr", "za", "zo"];

type Shown = Shipment & { names: string[] };
type Props = {
  shipments: Shown[];
  chosen: OrderedShipment[];
  stop: "vorst" | "hitte" | null;
  error: string | undefined;
};

/** Only days that can be kept: by day now, by week for what is still in the ground. */
export function DayPicker({ shipments, chosen, stop, error }: Props) {
  return shipments.map((shipment, at) => {
    const day = chosen[at]?.day ?? undefined;
    const names = shipment.names.join(", ");
    if (shipment.kind === "mail") return <p key={names}>{texts.digital(names)}</p>;
    if (shipment.kind === "week") return <Weeks key={names} shipment={shipment} day={day} names={names} />;
    return (
      <fieldset className="stack kaal" key="day">
        <legend className="kop kop-3">{texts.day}</legend>
        <p className="klein soft">
          {texts.dayText(shipment.days.some((one) => weekday(one) === 6) ? texts.saturday : texts.friday)}
        </p>
        {stop && <Message tone="let">{delivery.stop[stop]}</Message>}
        {error && <Message tone="fout">{error}</Message>}
        {shipment.days.length === 0 && <Message tone="let">{texts.noDays}</Message>}
        <div className="dagen x-ok">
          {shipment.days.map((one) => (
            <DayChoice key={one} day={one} checked={one === day} />
          ))}
        </div>
      </fieldset>
    );
  });
}

function DayChoice({ day, checked }: { day: Day; checked: boolean }) {
  return (
    <label className="dag">
      <input className="vh" type="radio" name="day" value={day} defaultChecked={checked} aria-label={sayDay(day)} />
      <span>{SHORT[weekday(day) - 1]}</span>
      <b className="kop">{Number(day.slice(8))}</b>
      <span>{MONTHS_SHORT[Number(day.slice(5, 7)) - 1]}</span>
    </label>
  );
}

function Weeks({ shipment, day, names }: { shipment: Shown; day: Day | undefined; names: string }) {
  const from = shipment.reason?.from ?? shipment.days[0];
  if (!from) return null;
  return (
    <section className="stack">
      <h2 className="kop-3">{texts.later(names)}</h2>
      <p className="klein soft">{delivery.reason(sayDate(from))}</p>
      <SelectField label={texts.week} name="weeks" defaultValue={day && `${from}:${day}`}>
        {shipment.days.map((monday) => (
          <option key={monday} value={`${from}:${monday}`}>
            {delivery.week(sayDate(monday))}
          </option>
        ))}
      </SelectField>
    </section>
  );
}

const METHODS: Method[] = ["voordeur", "achtertuin", "afhaalpunt", "ophalen"];

type HowFarProps = {
  method: Method;
  prices: { doorCents: number; gardenCents: number; nursery: string };
  children?: ReactNode;
};

/** The child chooses a point of the carrier; without it there is none to choose. */
export function HowFar({ method, prices, children }: HowFarProps) {
  const offered = METHODS.filter((one) => one !== "afhaalpunt" || children);
  const known = offered.includes(method) ? method : "voordeur";
  return (
    <fieldset className="stack kaal">
      <legend className="kop kop-3">{texts.how}</legend>
      <div className="keuzes">
        {offered.map((one) => (
          <div className="keuze" key={one}>
            <label className="kies">
              <input type="radio" name="method" value={one} defaultChecked={one === known} />
              <span>
                <b>{delivery.methods[one].title}</b>
                <br />
                <span className="klein soft">
                  {one === "ophalen"
                    ? `${texts.collect(prices.nursery)}. ${delivery.methods[one].text}`
                    : delivery.methods[one].text}
                </span>
              </span>
            </label>
            <span className="num">{priceOf(one, prices)}</span>
            {one === "afhaalpunt" && <div className="uitklap">{children}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function priceOf(method: Method, { doorCents, gardenCents }: HowFarProps["prices"]): string {
  const cents = method === "ophalen" ? 0 : method === "achtertuin" ? doorCents + gardenCents : doorCents;
  return cents === 0 ? cart.gratis : euros(cents);
}

export function Notes({ note, gift }: { note: string; gift: string }) {
  return (
    <section className="stack">
      <AreaField
        label={texts.note}
        name="note"
        defaultValue={note}
        maxLength={300}
        placeholder={texts.notePlaceholder}
        optional
      />
      <details className="kaartje" open={gift !== ""}>
        <summary>{texts.gift}</summary>
        <AreaField label={texts.gift} name="gift" defaultValue={gift} maxLength={300} help={texts.giftHelp} optional />
      </details>
    </section>
  );
}
