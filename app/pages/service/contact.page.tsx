import { useEffect, useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { service } from "#texts/help.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/contact.page.ts";
import { contactForm } from "#layout/service/contact.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { sendMessage } from "#layout/service/send-message.server.ts";
import { ServiceFrame } from "#layout/service/service-frame.tsx";
import { shopFacts } from "#layout/head/shop-facts.ts";

const { contact } = service;

export const handle = { auth: "open", name: "contact" };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: contact.title, description: contact.description, path: "/contact" });

export const action = acts(does(sendMessage));

export default function Contact({ actionData }: Route.ComponentProps) {
  const thanks = actionData?.done;
  const words = useRef<HTMLDivElement>(null);
  const thanked = useRef(thanks);
  // The form goes, and who was in it goes on from the words that say so.
  useEffect(() => {
    if (thanks && !thanked.current) words.current?.focus();
    thanked.current = thanks;
  }, [thanks]);
  return (
    <ServiceFrame title={contact.title} lead={contact.lead} path="/contact" aside={<Reach />}>
      <div role="status" tabIndex={-1} ref={words}>
        {thanks && <Message>{thanks}</Message>}
      </div>
      {!thanks && <ContactForm told={actionData} />}
    </ServiceFrame>
  );
}

function ContactForm({ told }: { told: Told | undefined }) {
  // A question asked elsewhere comes along in the address, so that nobody types it twice.
  const asked = useSearchParams()[0].get("vraag")?.slice(0, 400);
  const brought = asked ? { message: asked, subject: contact.subjects[1] ?? "" } : undefined;
  const { field, onSubmit } = useForm(contactForm, { values: told?.values ?? brought, errors: told?.errors });
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="velden" noValidate onSubmit={onSubmit}>
      {told?.problem && <Message tone="fout">{told.problem}</Message>}
      <TextField {...field("name")} span={3} autoComplete="name" maxLength={100} />
      <TextField {...field("email")} span={3} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <SelectField {...field("subject")} span={3}>
        {contact.subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextField {...field("order")} span={3} optional help={contact.orderHelp} inputMode="numeric" maxLength={11} />
      <AreaField {...field("message")} rows={7} maxLength={4000} />
      <div>
        <Button kind="actie" type="submit" busy={busy}>
          {contact.send}
        </Button>
      </div>
    </Form>
  );
}

function Reach() {
  const facts = shopFacts();
  return (
    <aside className="bereik" aria-labelledby="bereik">
      <h2 className="kop-3" id="bereik">
        {contact.reach}
      </h2>
      <ul>
        <li>
          <a href={`tel:${facts.phone.replace(/\s/g, "")}`}>
            <Icon name="telefoon" /> {facts.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${facts.email}`}>
            <Icon name="mail" /> {facts.email}
          </a>
        </li>
      </ul>
      <p className="klein soft">{service.frame.hours}</p>
      <address>
        {facts.legalName}
        <br />
        {facts.street}
        <br />
        {facts.postcode} {facts.city}
      </address>
      <p className="klein soft">
        KvK {facts.kvk}
        <br />
        Btw {facts.vat}
      </p>
    </aside>
  );
}
