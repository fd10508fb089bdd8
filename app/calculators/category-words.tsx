import type { CategoryText } from "#catalogue/product/product.ts";
import { Question } from "#ui/accordion.tsx";
import { Message } from "#ui/message.tsx";
import { Prose } from "#ui/prose.tsx";

/** What the category has to say, below the calculator; its body comes as ready HTML. */
export function CategoryWords({ words, questions }: { words: CategoryText; questions: string }) {
  return (
    <section className="section rk-woorden">
      <div className="wrap rk-woorden-in">
        <div className="stack">
          {words.tip && <Message>{words.tip}</Message>}
          <Prose className="tekstpagina" html={words.body} />
        </div>
        {words.faq.length > 0 && (
          <div>
            <h2>{questions}</h2>
            {words.faq.map(({ q, a }) => (
              <Question key={q} question={q}>
                <p>{a}</p>
              </Question>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
