import { Form } from "react-router";
import { euros } from "#kit/money.ts";
import type { ShownCompany } from "#orders/on-account/companies.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { onAccount as say } from "#texts/office/on-account.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { useAnew } from "../typed/use-anew.ts";

/** Who may pay after delivery, and the form that lets somebody in. */
export function Companies({ companies, told }: { companies: ShownCompany[]; told: Told | undefined }) {
  const { errors = {}, values = {} } = told ?? {};
  const { anew } = useAnew(told, "orders.approve-company");
  const field = (name: string) => ({ name, errors: errors[name] ?? [], defaultValue: values[name] });
  return (
    <>
      <div role="status">{told?.done && <Message>{told.done}</Message>}</div>
      {told?.problem && <Message tone="fout">{told.problem}</Message>}
      {companies.length === 0 && <p className="soft">{say.none}</p>}
      <ul className="kale-lijst stack">
        {companies.map(({ userId, company, vatNumber, email, openCents, ceilingCents, approvedBy }) => (
          <li key={userId}>
            <b>{company}</b> {email} {vatNumber}
            <br />
            <span className="klein soft">
              {say.open(euros(openCents), euros(ceilingCents))}. {say.by(approvedBy)}.
            </span>
            <Form method="post">
              <input type="hidden" name="userId" value={userId} />
              <Button kind="lijn" size="s" type="submit" name="deed" value="orders.end-company">
                {say.end(company)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="velden" key={anew}>
        <TextField label={say.email} {...field("email")} span={3} type="email" maxLength={254} required />
        <TextField label={say.company} {...field("company")} span={3} maxLength={120} required />
        <TextField label={say.vatNumber} {...field("vatNumber")} span={3} help={say.vatHelp} maxLength={20} optional />
        <TextField label={say.ceiling} {...field("ceilingEuros")} span={3} inputMode="numeric" required />
        <div>
          <Button type="submit" name="deed" value="orders.approve-company">
            {say.submit}
          </Button>
        </div>
      </Form>
    </>
  );
}
