import type { MouseEvent } from "react";
import { Photo } from "#advice/article/photo.tsx";
import { Plate } from "#advice/article/plate.tsx";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { advice } from "#texts/advice.ts";
import { officeWords } from "#texts/office/words.ts";
import { Question } from "#ui/accordion.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Prose } from "#ui/prose.tsx";
import type { Preview } from "./preview.server.ts";

const SHEETS = { article: "article", category: "category", page: "service", mail: "service" };
const CLASSES = { article: "tekst", category: "proza-kort stack", page: "tekstpagina", mail: "tekstpagina" };

/** A link of the example would take what is typed with it. */
const stay = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

/** A text as the shop shows it, in the parts and the style of its own page. */
export function PreviewPart({ preview }: { preview: Preview }) {
  const { kind, above, title, lead, tip, blocks, cards, groups } = preview;
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return (
    // A long text scrolls by keyboard as well
    <div className="vb-artikel" role="group" aria-label={officeWords.preview.title} tabIndex={0} onClickCapture={stay}>
      <PageStyle name={SHEETS[kind]} />
      {above && <p className="eyebrow">{above}</p>}
      <h2>{title}</h2>
      {kind === "article" && lead && (
        <div className="kort-doos">
          <h3 className="kop-4">{advice.article.short}</h3>
          <p>{lead}</p>
        </div>
      )}
      {kind === "category" && (
        <>
          {tip && <p className="eyebrow">{tip}</p>}
          <p className="lead">{lead}</p>
        </>
      )}
      <div className={kind === "article" ? "proza" : undefined}>
        {blocks.map((block, at) =>
          "html" in block ? (
            <Prose key={at} className={CLASSES[kind]} html={block.html} />
          ) : "plate" in block ? (
            <Plate key={at} {...block.plate} />
          ) : "photo" in block ? (
            <Photo key={at} shown={block.photo} />
          ) : (
            block.products.map((slug) => {
              const card = bySlug.get(slug);
              return card && <ProductRow key={slug} card={card} />;
            })
          ),
        )}
      </div>
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title || officeWords.preview.questions}</h3>
          {group.faq.map(({ q, a }) => (
            <Question key={q} question={q}>
              <p>{a}</p>
            </Question>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Its form to buy with stays in the shop. */
function ProductRow({ card }: { card: Preview["cards"][number] }) {
  return (
    <p className="vb-prod">
      <ProductPicture picture={card.picture && { ...card.picture, alt: "" }} sizes="72px" />
      <span>
        <a className="vet" href={productPath(card.slug)}>
          {card.name}
        </a>
        <small>{euros(card.fromCents)}</small>
      </span>
    </p>
  );
}
