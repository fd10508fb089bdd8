import { euros } from "#kit/money.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { phone } from "#texts/office/phone.ts";
import { Choice, SelectField, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import type { Told } from "#outside/deed/told.ts";
import { OrderFor } from "../phone/order-for.tsx";
import { useAnew } from "../typed/use-anew.ts";
import { pieceField } from "./piece-field.ts";
import { CARRIERS } from "./track.ts";

type Line = { sku: string; cut: string; name: string; label: string; here: number; out: number };
type Order = {
  lines: Line[];
  seen: number;
  confirmed: boolean;
  wholeOnly: boolean;
  open: string;
  onAccount: boolean;
  creditable: number;
  takenOff: number;
  status: string;
  email: string;
  byHand: { id: string; amount: string }[];
};
type Props = { order: Order; told: Told | undefined };

/** How many of each line; what is filled in beforehand is what is usually meant. */
function Pieces({ lines, of, deed, told }: { lines: Line[]; of: "here" | "out"; deed: string } & Pick<Props, "told">) {
  const field = fieldOf(told, deed);
  return (
    <div className="velden aantallen">
      {lines
        .filter((line) => line[of] > 0)
        .map((line) => {
          const { defaultValue, ...rest } = field(pieceField(line));
          return (
            <TextField
              key={`${line.sku}${line.cut}-${line[of]}`}
              {...rest}
              label={say.howMany(`${line.name}, ${line.label}`, line[of])}
              type="number"
              inputMode="numeric"
              min={0}
              max={line[of]}
              span={3}
              defaultValue={defaultValue ?? (of === "here" ? line.here : 0)}
            />
          );
        })}
    </div>
  );
}

function Ship({ order, told }: Props) {
  const field = fieldOf(told, "orders.ship");
  const { anew } = useAnew(told, "verzonden");
  return (
    <Folded title={say.ship.title} open={order.status !== "withdrawn"}>
      <Deed deed="orders.ship" label={say.ship.do} kind="actie" along={{ gezien: order.seen }}>
        <Pieces lines={order.lines} of="here" deed="orders.ship" told={told} />
        <div className="velden" key={anew}>
          <SelectField {...field("vervoerder")} label={say.ship.carrier} span={2}>
            {CARRIERS.map((carrier) => (
              <option key={carrier}>{carrier}</option>
            ))}
          </SelectField>
          <TextField
            {...field("code")}
            label={say.ship.code}
            help={say.ship.codeHelp}
            span={4}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
          />
        </div>
      </Deed>
    </Folded>
  );
}

/** All that is left of one line, in one press that asks once whether it is meant. */
function CancelLine({ line, seen }: { line: Line; seen: number }) {
  const what = say.pieces(line.here, `${line.name}, ${line.label}`);
  return (
    <Folded title={say.cancel.line(what)}>
      <Deed
        deed="orders.cancel-pieces"
        label={say.cancel.lineSure(what)}
        kind="lijn"
        along={{ gezien: seen, zeker: "ja", [pieceField(line)]: line.here }}
      />
    </Folded>
  );
}

function Cancel({ order, told }: Props) {
  const left = order.wholeOnly ? [] : order.lines.filter(({ here }) => here > 0);
  return (
    <Folded title={say.cancel.title} open={told?.deed === "orders.cancel-pieces"}>
      <p className="klein soft">{order.wholeOnly ? say.cancel.whole : say.cancel.text}</p>
      {left.length > 1 && left.map((line) => <CancelLine key={pieceField(line)} line={line} seen={order.seen} />)}
      {left.length > 1 && <p className="klein soft">{say.cancel.some}</p>}
      <Deed deed="orders.cancel-pieces" label={say.cancel.do} kind="lijn" along={{ gezien: order.seen }}>
        {!order.wholeOnly && <Pieces lines={order.lines} of="here" deed="orders.cancel-pieces" told={told} />}
        <Choice key={order.seen} name="zeker" value="ja" label={say.cancel.sure} required />
      </Deed>
    </Folded>
  );
}

function TakeBack({ order, told }: Props) {
  return (
    <Folded title={say.takeBack.title} open={told?.deed === "orders.take-back"}>
      <p className="klein soft">{say.takeBack.text}</p>
      <Deed deed="orders.take-back" label={say.takeBack.do} kind="lijn" along={{ gezien: order.seen }}>
        <Pieces lines={order.lines} of="out" deed="orders.take-back" told={told} />
        <div key={order.seen}>
          <Choice name="verkoopbaar" value="ja" label={say.takeBack.sellable} />
          <Choice name="zeker" value="ja" label={say.takeBack.sure} required />
        </div>
      </Deed>
    </Folded>
  );
}

function MoneyBack({ order, told }: Props) {
  const field = fieldOf(told, "orders.compensate");
  const { anew } = useAnew(told, "vergoed");
  return (
    <Folded title={say.money.title} open={told?.deed === "orders.compensate"}>
      <p className="klein soft">{say.money.text(euros(order.creditable))}</p>
      <Deed deed="orders.compensate" label={say.money.do} kind="lijn" along={{ gezien: order.takenOff }}>
        <div className="velden">
          {/* Money that somebody else gave back meanwhile is not given twice. */}
          <TextField
            key={order.takenOff}
            {...field("bedrag")}
            maxLength={20}
            label={say.money.amount}
            inputMode="decimal"
            required
            span={2}
          />
          <TextField key={anew} {...field("waarom")} label={say.money.why} required maxLength={500} span={4} />
        </div>
      </Deed>
    </Folded>
  );
}

type May = { orders: boolean; packing: boolean; books: boolean };

/**
 * What can be done with this order now, by who looks at it; what cannot be done is not shown. Fields are made anew after
 * their deed, so that nothing is done twice with what was typed once.
 */
export function OrderForms({ order, may, told }: Props & { may: May }) {
  const here = order.lines.some((line) => line.here > 0);
  const out = order.lines.some((line) => line.out > 0);
  const open = may.orders && here && order.status !== "cancelled" && order.status !== "expired";
  return (
    <section className="stack">
      {order.status === "withdrawn" && <Message tone="let">{say.isWithdrawn}</Message>}
      {may.packing && order.confirmed && here && <Ship order={order} told={told} />}
      {(may.books ? order.byHand : []).map(({ id, amount }) => (
        <Folded key={id} title={say.byHand.title(amount)} open>
          <p className="klein soft">{say.byHand.text}</p>
          <Deed deed="orders.transferred" label={say.byHand.do} kind="lijn" along={{ terugbetaling: id }} />
        </Folded>
      ))}
      {may.books && order.onAccount && (
        <Folded title={say.paid.title} open>
          <p className="klein soft">{say.paid.text(order.open)}</p>
          <Deed deed="orders.paid" label={say.paid.do} kind="lijn" />
        </Folded>
      )}
      {open && <Cancel order={order} told={told} />}
      {open && order.email && (
        <Folded title={phone.orderMore}>
          <p className="klein soft">{phone.orderMoreHelp}</p>
          <OrderFor email={order.email} label={phone.orderMore} />
        </Folded>
      )}
      {may.orders && out && <TakeBack order={order} told={told} />}
      {may.orders && order.creditable > 0 && <MoneyBack order={order} told={told} />}
    </section>
  );
}
