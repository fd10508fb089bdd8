import { euros } from "#kit/money.ts";
import type { Told } from "#outside/deed/told.ts";
import { phone as say } from "#texts/office/phone.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import { fieldOf, Folded } from "../deed.tsx";
import { SaveQuote } from "../quotes/quote-forms.tsx";
import { Facts } from "../rows.tsx";
import { CALL, CallButton, pressBeside } from "./call-button.tsx";

type Sums = {
  count: number;
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  reversedCents: number;
  totalCents: number;
};
type Props = {
  /** The last day of a quote, unless another is chosen. */
  until: string;
  /** The quote that is being changed. */
  quote: string | undefined;
  sums: Sums;
  email: string;
  onAccount: boolean;
  attempt: string;
  told: Told | undefined;
};

/** What it comes to, how it is paid, and what to say about it. */
export function CallSum({ sums, email, onAccount, attempt, until, quote, told }: Props) {
  const { goodsCents, discountCents, deliveryCents, reversedCents, totalCents, count } = sums;
  const field = fieldOf(told, "phone.discount");
  const total = euros(totalCents);
  const save = <SaveQuote until={until} quote={quote} told={told} />;
  return (
    <div className="stack ruim belsom">
      <input form={CALL} type="hidden" name="poging" value={attempt} />
      <input form={CALL} type="hidden" name="totaal" value={totalCents} />
      <section className="vak">
        <h2>{say.together}</h2>
        <Facts
          facts={[
            [say.goods, euros(goodsCents)],
            ...(discountCents ? [[say.discount, euros(-discountCents)] as [string, string]] : []),
            [say.delivery, euros(deliveryCents)],
            ...(reversedCents ? [[say.reversed, euros(-reversedCents)] as [string, string]] : []),
            [say.total, <b key="total">{total}</b>],
          ]}
        />
        {discountCents > 0 ? (
          <CallButton deed="phone.discount" label={say.stop} kind="lijn" />
        ) : (
          <Folded title={say.give} open={told?.deed === "phone.discount"}>
            <div className="stack daad" data-enter>
              <TextField {...field("korting")} form={CALL} label={say.value} maxLength={20} onKeyDown={pressBeside} />
              <TextField {...field("waarom")} form={CALL} label={say.why} maxLength={200} onKeyDown={pressBeside} />
              <CallButton deed="phone.discount" label={say.giveDo} kind="lijn" />
            </div>
          </Folded>
        )}
      </section>
      {quote ? (
        save
      ) : (
        <section className="vak">
          <h2>{say.pay}</h2>
          <div className="stack daad">
            <fieldset>
              <legend className="vh">{say.pay}</legend>
              <Choice form={CALL} type="radio" name="betaling" value="link" label={say.ways.link} defaultChecked />
              {onAccount && (
                <Choice form={CALL} type="radio" name="betaling" value="rekening" label={say.ways.rekening} />
              )}
              <Choice form={CALL} type="radio" name="betaling" value="balie" label={say.ways.balie} />
            </fieldset>
            <CallButton deed="phone.place" label={say.place(total)} kind="actie" />
          </div>
          <p className="klein soft" data-bij="link">
            {say.held}
          </p>
          {save}
        </section>
      )}
      {count > 0 && email && !quote && (
        <section className="vak notitie">
          <h2>{say.read}</h2>
          <ol className="inhoud">
            <li>{say.say.total(total)}</li>
            <li data-bij="link">{say.say.link(email)}</li>
            {onAccount && <li data-bij="rekening">{say.say.rekening(email)}</li>}
            <li data-bij="balie">{say.say.balie(email)}</li>
            <li>{say.say.law}</li>
          </ol>
        </section>
      )}
    </div>
  );
}
