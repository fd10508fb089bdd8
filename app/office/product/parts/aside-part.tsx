import { Latin } from "#catalogue/card/latin.tsx";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Product } from "#catalogue/product/product.ts";
import { euros } from "#kit/money.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Icon } from "#ui/icon.tsx";
import { checksOf } from "../form/checks.ts";

type Props = { product: Product; lowest: Record<string, number>; costs: Record<string, number> };

/** Stays in view while somebody types: whether it may be sold like this, and how it looks in a list. */
export function AsidePart({ product, lowest, costs }: Props) {
  const [picture] = product.pictures;
  const cents = product.variants.map(({ priceCents }) => priceCents);
  return (
    <aside className="kolom plak" aria-label={say.checks.title}>
      <section className="vel">
        <h2>{say.checks.title}</h2>
        <ul className="check" aria-live="polite">
          {checksOf(product, lowest, costs).map(({ tone, title, text }) => (
            <li key={`${title}${text ?? ""}`} className={tone}>
              <Icon name={tone === "goed" ? "vink" : "let"} small />
              <span className="twee">
                {title}
                {text && <small>{text}</small>}
              </span>
            </li>
          ))}
        </ul>
        <p className="mini soft">{say.checks.text}</p>
      </section>
      <section className="vel">
        <h2>{say.card}</h2>
        <div className="kaart-vb">
          <ProductPicture picture={picture ? { key: picture.key, alt: "" } : null} sizes="240px" />
          <h3>{product.name}</h3>
          {product.latin && <Latin name={product.latin} />}
          {cents.length > 0 && (
            <p>
              {cents.length > 1 && <span className="soft klein">{say.cardFrom} </span>}
              <b>{euros(Math.min(...cents))}</b>
            </p>
          )}
        </div>
      </section>
    </aside>
  );
}
