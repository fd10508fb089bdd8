import { useEffect, useState } from "react";
import { productPath } from "#kit/path.ts";
import { productMore as say } from "#texts/product-more.ts";
import { Link } from "#ui/link.tsx";
import { readSeen, type Seen } from "./seen.ts";

/** What was seen before this product; below everything, so nothing jumps. */
export function RecentlySeen({ slug }: { slug: string }) {
  const [before, setBefore] = useState<Seen[]>([]);
  useEffect(() => {
    setBefore(readSeen(localStorage).filter((one) => one.slug !== slug));
  }, [slug]);
  if (before.length === 0) return null;
  return (
    <section className="section aansluitend">
      <div className="wrap stack">
        <h2>{say.seen}</h2>
        <ul className="gezien">
          {before.map((one) => (
            <li key={one.slug}>
              <Link to={productPath(one.slug)}>
                {one.picture && (
                  <img
                    src={`/plaat/${one.picture}-240.avif`}
                    alt=""
                    width="120"
                    height="120"
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <span>{one.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
