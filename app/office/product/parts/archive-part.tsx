import { officeProduct } from "#texts/office/range/product.ts";
import { Link } from "#ui/link.tsx";
import { Deed } from "../../deed.tsx";
import type { Use } from "../uses.server.ts";

const say = officeProduct.uses;
const MOST = 30;

/** Before a product goes to the archive: where it stands, and what a shopper sees there from then on. */
export function ArchivePart({ slug, uses }: { slug: string; uses: Use[] }) {
  return (
    <section className="vel stack" aria-label={say.title}>
      <h2>{say.title}</h2>
      <p>{uses.length ? say.count(uses.length) : say.none}</p>
      {uses.length > 0 && (
        <ul>
          {uses.slice(0, MOST).map(({ kind, name, to }) => (
            <li key={kind + to}>
              {say.kinds[kind]} <Link to={to}>{name}</Link>
            </li>
          ))}
          {uses.length > MOST && <li className="soft">{say.more(uses.length - MOST)}</li>}
        </ul>
      )}
      <p className="soft klein">{say.after}</p>
      <Deed deed="product.archive" label={say.archive} along={{ slug }} />
    </section>
  );
}
