import { useState } from "react";
import type { Told } from "#outside/deed/told.ts";
import { desk, type Template } from "#texts/office/desk.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { useBegun } from "../messages/use-begun.ts";

const say = desk.mail;

type Props = { templates: Record<string, Template>; attempt: string; told: Told | undefined };

/** A mail to the customer: begun with one of the shop's own, or empty, and changed before it leaves. */
export function MailForm({ templates, attempt, told }: Props) {
  const { begun, box } = useBegun<"onderwerp" | "bericht">(told, "orders.begin");
  const mine = told?.deed === "orders.write" || told?.deed === "orders.begin";
  // Another deed of the page does not fold words that are being written.
  const [open, setOpen] = useState(mine);
  if (mine && !open) setOpen(true);
  const filled = (name: "onderwerp" | "bericht") => {
    const { defaultValue, ...field } = fieldOf(told, "orders.write")(name);
    return { ...field, defaultValue: defaultValue ?? begun?.[name] ?? "" };
  };
  return (
    <Folded title={say.title} open={open}>
      <Deed deed="orders.write" label={say.do} keys="Control+Enter" along={{ poging: attempt }}>
        <div className="stack" ref={box}>
          <div className="paar">
            <SelectField label={say.template} name="sjabloon" defaultValue="" key={begun?.bericht}>
              <option value="">{say.empty}</option>
              {Object.entries(templates).map(([key, { label }]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Button kind="lijn" size="s" type="submit" name="deed" value="orders.begin">
              {say.take}
            </Button>
          </div>
          <TextField {...filled("onderwerp")} label={say.subject} maxLength={150} />
          <AreaField {...filled("bericht")} label={say.text} rows={9} maxLength={5000} />
        </div>
      </Deed>
    </Folded>
  );
}
