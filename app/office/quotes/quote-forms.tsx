import type { Told } from "#outside/deed/told.ts";
import { officeQuotes as say } from "#texts/office/people/quotes.ts";
import { phone } from "#texts/office/phone.ts";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { CALL, CallButton } from "../phone/call-button.tsx";

type SaveProps = { until: string; quote: string | undefined; told: Told | undefined };

/** Offers what stands on the screen instead of ordering it. */
export function SaveQuote({ until, quote, told }: SaveProps) {
  const field = fieldOf(told, "quotes.save");
  const day = field("geldig");
  const form = (
    <div className="stack daad">
      <p className="klein soft">{say.saveText}</p>
      <TextField
        {...day}
        form={CALL}
        defaultValue={day.defaultValue ?? until}
        label={say.until}
        help={say.untilHelp}
        type="date"
      />
      <TextField {...field("regel")} form={CALL} label={say.words} maxLength={300} optional />
      <CallButton
        deed="quotes.save"
        label={quote ? say.saveAgain(quote) : say.saveDo}
        kind={quote ? "actie" : "lijn"}
      />
    </div>
  );
  if (quote)
    return (
      <section className="vak">
        <h2>{say.changing(quote)}</h2>
        {form}
      </section>
    );
  return (
    <Folded title={say.save} open={told?.deed === "quotes.save"}>
      {form}
    </Folded>
  );
}

type Props = { number: string; version: number; onAccount: boolean; isOpen: boolean; told: Told | undefined };

/** What can be done with a quote that nobody took yet; one that lapsed can still be changed. */
export function QuoteForms({ number, version, onAccount, isOpen, told }: Props) {
  const along = { versie: version };
  return (
    <section className="vak">
      {isOpen && (
        <Folded title={say.order} open={told?.deed === "quotes.order"}>
          <Deed deed="quotes.order" label={say.orderDo} kind="actie" along={along}>
            <p className="klein soft">{say.orderText}</p>
            <fieldset>
              <legend className="vh">{phone.pay}</legend>
              <Choice type="radio" name="betaling" value="link" label={phone.ways.link} defaultChecked />
              {onAccount && <Choice type="radio" name="betaling" value="rekening" label={phone.ways.rekening} />}
              <Choice type="radio" name="betaling" value="balie" label={phone.ways.balie} />
            </fieldset>
          </Deed>
        </Folded>
      )}
      <Folded title={say.change} open={told?.deed === "quotes.change"}>
        <Deed deed="quotes.change" label={say.changeDo} kind="lijn" key={number}>
          <p className="klein soft">{say.changeText}</p>
        </Deed>
      </Folded>
      <Folded title={say.withdraw} open={told?.deed === "quotes.withdraw"}>
        <Deed deed="quotes.withdraw" label={say.withdrawDo} kind="lijn" along={along}>
          <p className="klein soft">{say.withdrawText}</p>
          <Choice name="zeker" value="ja" label={say.sure} required />
        </Deed>
      </Folded>
    </section>
  );
}
