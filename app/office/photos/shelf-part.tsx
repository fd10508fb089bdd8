import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Kept } from "#catalogue/photos/photos.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Link } from "#ui/link.tsx";
import type { InText } from "./texts-with.server.ts";

type Props = { none: string; kept: Kept[]; texts: Record<string, InText[]>; mayArrange: boolean };

/** Pictures side by side, each with where it is used and what puts it in a text. */
export function ShelfPart({ none, kept, texts, mayArrange }: Props) {
  if (kept.length === 0) return <p className="soft">{none}</p>;
  return (
    <ul className="plank">
      {kept.map(({ key, mark, alt, name, state, used }, at) => (
        <li key={`${key ?? name}${at}`}>
          <figure>
            <ProductPicture picture={key ? { key, alt } : null} sizes="180px" />
          </figure>
          {state !== "ready" && <b>{state === "failed" ? say.failed : say.waiting}</b>}
          {used.length === 0 && <span className="soft klein">{`${name}. ${say.notUsed}`}</span>}
          {key && mark && <code className="klein">{`[[foto: ${mark}]]`}</code>}
          {used.map((product) =>
            mayArrange ? (
              <Link key={product.slug} to={`/kantoor/fotos/${product.slug}`}>
                {product.name}
              </Link>
            ) : (
              <span key={product.slug}>{product.name}</span>
            ),
          )}
          {lookUp(texts, mark)?.map(({ title, to }) => (
            <span key={to} className="klein">
              {say.inText} <Link to={to}>{title}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
