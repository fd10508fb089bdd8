import { Form } from "react-router";
import { lookUp } from "#kit/look-up.ts";
import type { Told } from "#outside/deed/told.ts";
import { desk, type Template } from "#texts/office/desk.ts";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";

const say = desk.mail;

type Props = {
  templates: Record<string, Template>;
  chosen: string;
  sent: number;
  attempt: string;
  told: Told | undefined;
};

/** A mail to the customer: begun with one of the shop's own, or empty, and changed before it leaves. */
export function MailForm({ templates, chosen, sent, attempt, told }: Props) {
  const mine = told?.deed === "orders.write";
  const field = fieldOf(told, "orders.write");
  const begun = lookUp(templates, chosen);
  const filled = (name: string, text: string | undefined) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? text ?? "" };
  };
  return (
    <Folded title={say.title} open={mine || chosen !== ""}>
      <Form className="paar" preventScrollReset>
        <SelectField label={say.template} name="sjabloon" defaultValue={chosen} key={chosen}>
          <option value="">{say.empty}</option>
          {Object.entries(templates).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <button className="btn btn-lijn btn-s" type="submit">
          {say.take}
        </button>
      </Form>
      <Deed deed="orders.write" label={say.do} along={{ poging: attempt }}>
        <div className="stack" key={`${chosen} ${sent}`}>
          <TextField {...filled("onderwerp", begun?.subject)} label={say.subject} maxLength={150} />
          <AreaField {...filled("bericht", begun?.text)} label={say.text} rows={9} maxLength={5000} />
        </div>
      </Deed>
    </Folded>
  );
}
