import { Form } from "react-router";
import { listCards } from "#catalogue/product/products.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { advice } from "#texts/advice.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Choice, SelectField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/personal.page.ts";
import { answerFrom } from "#advice/ask/answer.server.ts";
import { AnswerBox, type Answered, AskForm } from "#advice/ask/ask-form.tsx";
import { Calculators } from "#advice/hub/hub-parts.tsx";

const { personal, ask } = advice;

export const handle = { auth: "open", name: "personal-advice", query: ["vraag"] };

export async function loader({ url, context }: Route.LoaderArgs): Promise<{ answered: Answered }> {
  const asked = url.searchParams.get("vraag")?.trim().slice(0, 200);
  if (!asked) {
    keepPage(context, "advice");
    return { answered: null };
  }
  const answer = answerFrom(asked);
  const cards = answer.found ? await listCards(shopOf(context).db, answer.products) : [];
  return { answered: { asked, answer, cards } };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: personal.title, description: personal.description, path: "/advies" });

export default function Personal({ loaderData }: Route.ComponentProps) {
  const { answered } = loaderData;
  return (
    <main id="inhoud">
      <PageStyle name="advice" />
      <div className="wrap">
        <Crumbs trail={[{ label: advice.name, to: "/groenhulp" }, { label: personal.title }]} />
        <div className="stack">
          <h1>{personal.title}</h1>
          <p className="lead">{personal.lead}</p>
        </div>
      </div>
      <section className="section wrap advies-in" id="vraag">
        <div className="stack">
          <h2>{ask.heading}</h2>
          <p>{ask.lead}</p>
          <AskForm key={answered?.asked} form={Form} asked={answered?.asked ?? ""} />
          <AnswerBox answered={answered} />
          {!answered && <Examples />}
        </div>
        <Finder />
      </section>
      <Calculators here="/advies" />
      <Contact />
    </main>
  );
}

function Examples() {
  return (
    <div>
      <h3 className="kop-4 boven-lijst">{ask.examples}</h3>
      <ul className="gh-lijst">
        {ask.exampleList.map((question) => (
          <li key={question}>
            <Link to={`/advies?vraag=${encodeURIComponent(question)}`} data-no-prefetch>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A few questions that are really filters: the form leads to the results with those filters on. */
function Finder() {
  const { finder } = personal;
  const options = (list: string[][]) =>
    [["", finder.any], ...list].map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <div className="kort-doos stack">
      <h2 className="kop-2">{finder.heading}</h2>
      <p>{finder.text}</p>
      <Form action="/search" className="stack">
        <SelectField label={finder.light} name="standplaats">
          {options(finder.lights)}
        </SelectField>
        <SelectField label={finder.leaf} name="bladhoudend">
          {options(finder.leaves)}
        </SelectField>
        <SelectField label={finder.height} name="eindhoogte_cm">
          {options(finder.heights)}
        </SelectField>
        <Choice label={finder.pets} name="huisdierveilig" value="Ja" />
        <button className="btn btn-actie" type="submit">
          {finder.submit}
        </button>
      </Form>
    </div>
  );
}

function Contact() {
  const { phone, email } = shopFacts();
  const { contact } = personal;
  return (
    <section className="section wrap stack">
      <h2>{contact.heading}</h2>
      <p className="lead">{contact.text}</p>
      <ul className="row">
        <li>
          <a className="chip" href={`tel:${phone.replace(/\s/g, "")}`}>
            <Icon name="telefoon" />
            {phone}
          </a>
        </li>
        <li>
          <a className="chip" href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
        <li>
          <Link className="chip" to="/contact">
            <Icon name="bewerken" />
            {contact.form}
          </Link>
        </li>
      </ul>
    </section>
  );
}
