import { type FocusEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { COUNTRIES, isHouseNumber, isPostcode } from "#kit/address.ts";
import type { Told } from "#outside/deed/told.ts";
import { addresses as say } from "#texts/account/addresses.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Choice, SelectField, TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { addressForm } from "./address-form.ts";

export const ADDRESSES = "/account/addresses";

type Values = Record<string, string>;
type Props = { isNew: boolean; values: Values; told?: Told | undefined };

/** R11, R12: a modal with scripts, the same form on the page without them. */
export function AddressModal({ open, ...props }: Props & { open: boolean }) {
  const ready = useInBrowser();
  const navigate = useNavigate();
  const title = props.isNew ? say.add : say.editTitle;
  const [kept, keep] = useState<{ of: Values; typed: Values; focus?: string | null | undefined }>();
  if (!ready)
    return open ? (
      <section className="paneel stack" id="adresformulier">
        <h2 className="kop-3">{title}</h2>
        <AddressFields {...props} onFound={(typed, focus) => keep({ of: props.values, typed, focus })} />
      </section>
    ) : null;
  const close = () => {
    if (open) void navigate(ADDRESSES, { preventScrollReset: true, state: { keepPlace: true } });
  };
  const mine = kept?.of === props.values ? kept : undefined;
  return (
    <Dialog open={open} look="modaal" title={title} onClose={close}>
      <AddressFields {...props} typed={mine?.typed} focus={mine?.focus} />
    </Dialog>
  );
}

type Found = {
  typed?: Values | undefined;
  focus?: string | null | undefined;
  onFound?(typed: Values, focus?: string | null): void;
};

function AddressFields({ values: given, told, isNew, typed, focus, onFound }: Props & Found) {
  const values = told?.values ?? typed ?? given;
  const { field, onSubmit } = useForm(addressForm, { values, errors: told?.errors });
  const busy = useNavigation().formMethod === "POST";
  const ref = useRef<HTMLFormElement>(null);
  const on = (name: string) => {
    const made = field(name);
    const onBlur = (event: FocusEvent<HTMLInputElement>) => {
      made.onBlur(event);
      void fillIn(ref.current);
    };
    return { ...made, onBlur };
  };
  const checked = (name: string) => values[name] === "ja";
  // The dialog takes the place of the form on the page, with what was typed there before the scripts came.
  const tell = useEffectEvent((form: HTMLFormElement | null) => {
    if (!form) return;
    const at = document.activeElement?.getAttribute("name");
    onFound?.(Object.fromEntries([...new FormData(form)].map(([name, one]) => [name, String(one)])), at);
    const field = focus && form.elements.namedItem(focus);
    // A dialog that opens gives it focus.
    if (field instanceof HTMLElement) field.setAttribute("autofocus", "");
  });
  useLayoutEffect(() => tell(ref.current), []);
  return (
    <Form method="post" noValidate ref={ref} onSubmit={onSubmit} className="stack">
      {told?.problem && <Message tone="fout">{told.problem}</Message>}
      {!isNew && <input type="hidden" name="id" value={values.id} />}
      <div className="velden">
        <TextField {...field("label")} optional help={say.labelHelp} maxLength={40} />
        <TextField {...field("firstName")} span={3} autoComplete="given-name" maxLength={60} />
        <TextField {...field("lastName")} span={3} autoComplete="family-name" maxLength={60} />
        <TextField {...field("company")} span={3} optional autoComplete="organization" maxLength={80} />
        <SelectField {...field("country")} span={3} autoComplete="country">
          {Object.entries(COUNTRIES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...on("postcode")} span={2} autoComplete="postal-code" maxLength={8} />
        <TextField {...on("number")} span={2} inputMode="numeric" maxLength={5} />
        <TextField {...field("addition")} span={2} maxLength={10} />
        <TextField {...field("street")} span={3} autoComplete="address-line1" maxLength={80} />
        <TextField {...field("city")} span={3} autoComplete="address-level2" maxLength={80} />
      </div>
      <div>
        <Choice
          name="forDelivery"
          value="ja"
          defaultChecked={(isNew && !typed) || checked("forDelivery")}
          label={say.forDelivery}
        />
        <Choice name="forBilling" value="ja" defaultChecked={checked("forBilling")} label={say.forBilling} />
      </div>
      <div className="row knoppen">
        <Link className={buttonClass({ kind: "lijn" })} to={ADDRESSES} keepPlace>
          {say.cancel}
        </Link>
        <Button type="submit" name="deed" value={isNew ? "address.add" : "address.change"} busy={busy}>
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

/** Street and town from postcode and number, when they are known and still empty. */
async function fillIn(form: HTMLFormElement | null): Promise<void> {
  if (!form) return;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const text = (name: string) => input(name)?.value ?? "";
  if (text("country") !== "NL" || !isPostcode("NL", text("postcode")) || !isHouseNumber(text("number"))) return;
  if (text("street") && text("city")) return;
  const query = new URLSearchParams({ postcode: text("postcode"), number: text("number") });
  const response = await fetch(`/api/postcode?${query}`).catch(() => undefined);
  if (!response?.ok) return;
  const found = (await response.json()) as { street?: string | null; city?: string | null };
  for (const name of ["street", "city"] as const) {
    const [field, value] = [input(name), found[name]];
    if (!field || !value || field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
