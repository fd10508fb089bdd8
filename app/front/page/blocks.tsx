import { useEffect, useState } from "react";
import { CardBench } from "#catalogue/card/product-card.tsx";
import { home } from "#texts/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Prose } from "#ui/prose.tsx";
import { Campaign, Hero, Tiles } from "./picture-parts.tsx";
import { Articles, HedgeTeaser, Month, Register } from "./row-parts.tsx";
import type { BlockShown } from "./shown.ts";

/** The blocks of the front page, in the order in which they were put. */
export function Blocks({ blocks, month }: { blocks: BlockShown[]; month: number }) {
  return (
    <>
      {blocks[0]?.kind !== "hero" && <h1 className="vh">{home.title}</h1>}
      {blocks.map((block, at) => (
        <Tried key={block.id} block={block} month={month} isFirst={at === 0} />
      ))}
    </>
  );
}

type OneProps = { block: BlockShown; month: number; isFirst: boolean };

/** A page is kept and the same for everybody; who is in an experiment gets another block once the browser knows. */
function Tried({ block, ...rest }: OneProps) {
  const { trial } = block;
  const [other, setOther] = useState<BlockShown>();
  useEffect(() => {
    if (trial) void import("./try-block.ts").then(({ tryBlock }) => tryBlock(trial, setOther));
  }, [trial]);
  return <One block={(trial && other) ?? block} {...rest} />;
}

type Of<Kind extends BlockShown["kind"]> = Extract<BlockShown, { kind: Kind }>;

function One({ block, month, isFirst }: OneProps) {
  switch (block.kind) {
    case "hero":
      return <Hero {...block} isFirst={isFirst} />;
    case "campaign":
      return <Campaign {...block} />;
    case "categories":
      return <Register {...block} />;
    case "products":
      return <Products {...block} month={month} />;
    case "articles":
      return <Articles {...block} />;
    case "month":
      return <Month {...block} month={month} />;
    case "tiles":
      return <Tiles {...block} />;
    case "calculator":
      return <HedgeTeaser {...block} />;
    case "facts":
      return <Facts {...block} />;
    case "text":
      return (
        <section className="section straks">
          <PageStyle name="front" />
          <div className="wrap stack">
            {block.heading && <h2>{block.heading}</h2>}
            <Prose html={block.html} className="stack blok-tekst" />
          </div>
        </section>
      );
    case "newsletter":
      return <Newsletter {...block} />;
  }
}

function Products({ heading, text, action, cards, month }: Of<"products"> & { month: number }) {
  return (
    <section className="section straks">
      <div className="wrap stack">
        <div className="spread">
          <h2>{heading}</h2>
          {action && (
            <Link className="link-pijl" to={action.to}>
              {action.text} <Icon name="verder" />
            </Link>
          )}
        </div>
        {text && <p className="lead">{text}</p>}
        <CardBench cards={cards} month={month} slide />
      </div>
    </section>
  );
}

function Facts({ heading, facts }: Of<"facts">) {
  return (
    <section className="section straks">
      <div className="wrap stem-in">
        <h2>{heading}</h2>
        <ul className="cijfers">
          {facts.map(({ figure, text }) => (
            <li key={figure}>
              <b className="kop">{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Without a script of its own: the form goes to the page of the newsletter. */
function Newsletter({ id, heading, text }: Of<"newsletter">) {
  return (
    <section className="section donker lommer">
      <PageStyle name="front" />
      <div className="wrap nieuws blok-brief straks">
        <h2>{heading}</h2>
        <div className="stack">
          <p className="soft">{text}</p>
          <form method="post" action="/nieuwsbrief">
            <label className="vh" htmlFor={`${id}-email`}>
              {home.newsletter.email}
            </label>
            <input
              className="inv"
              id={`${id}-email`}
              name="email"
              type="email"
              required
              maxLength={254}
              placeholder={home.newsletter.email}
              autoComplete="email"
            />
            <button className="btn btn-actie" type="submit">
              {home.newsletter.submit}
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}
