import { type ComponentType, type ReactNode, useId } from "react";
import type { Card } from "#catalogue/product/product.ts";
import { articlePath, productPath } from "#kit/path.ts";
import { euros } from "#kit/money.ts";
import { advice } from "#texts/advice.ts";
import { Link } from "#ui/link.tsx";
import type { Answer } from "./answer.server.ts";

const { ask } = advice;

export type Answered = { asked: string; answer: Answer; cards: Card[] } | null;

type FormLike = ComponentType<{
  action: string;
  method?: "get";
  className: string;
  role?: string;
  children: ReactNode;
}>;

/** The question; the form is a plain GET, so the answer has an address of its own. */
export function AskForm({ form: Form, asked, busy }: { form: FormLike; asked: string; busy?: boolean }) {
  const id = useId();
  return (
    <Form action="/advies" method="get" className="vraag-f">
      <label htmlFor={id}>{ask.label}</label>
      <div className="row">
        <input
          className="inv"
          id={id}
          name="vraag"
          type="search"
          required
          maxLength={200}
          placeholder={ask.placeholder}
          defaultValue={asked}
        />
        <button
          className={busy ? "btn btn-actie is-bezig" : "btn btn-actie"}
          type="submit"
          aria-busy={busy || undefined}
        >
          {ask.submit}
        </button>
      </div>
    </Form>
  );
}

export function AnswerBox({ answered }: { answered: Answered }) {
  return (
    <div role="status" className="antwoord">
      {answered && (answered.answer.found ? <Quoted {...answered} answer={answered.answer} /> : <p>{ask.none}</p>)}
      {answered && (
        <p>
          <Link className="link-pijl" to={`/contact?vraag=${encodeURIComponent(answered.asked)}`}>
            {answered.answer.found ? ask.handOver : ask.contact}
          </Link>
        </p>
      )}
    </div>
  );
}

function Quoted({ answer, cards }: { answer: Extract<Answer, { found: true }>; cards: Card[] }) {
  return (
    <>
      <figure className="citaat">
        <p className="eyebrow">{ask.answer}</p>
        {answer.question && <p className="kop kop-4">{answer.question}</p>}
        <blockquote cite={articlePath(answer.source.slug)}>
          <p>{answer.text}</p>
        </blockquote>
        <figcaption>
          {ask.from} <Link to={articlePath(answer.source.slug)}>{answer.source.title}</Link>
        </figcaption>
      </figure>
      {answer.more.length > 0 && (
        <p className="klein">
          {ask.more}:{" "}
          {answer.more.map(({ slug, title }, at) => (
            <span key={slug}>
              {at > 0 && " · "}
              <Link to={articlePath(slug)}>{title}</Link>
            </span>
          ))}
        </p>
      )}
      {cards.length > 0 && (
        <p className="klein">
          {ask.products}{" "}
          {cards.map(({ slug, name, fromCents }, at) => (
            <span key={slug}>
              {at > 0 && " · "}
              <Link to={productPath(slug)}>
                {name} ({euros(fromCents)})
              </Link>
            </span>
          ))}
        </p>
      )}
      <p className="mini soft">{ask.note}</p>
    </>
  );
}
