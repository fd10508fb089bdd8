import { useMemo } from "react";
import { productPath } from "#kit/path.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { Link } from "#ui/link.tsx";
import { readSeen } from "./seen.ts";

/** What was seen before this product; below everything, so nothing jumps. */
export function RecentlySeen({ slug }: { slug: string }) {
  const inBrowser = useInBrowser();
  const before = useMemo(
    () => (inBrowser ? readSeen(localStorage).filter((one) => one.slug !== slug) : []),
    [inBrowser, slug],
  );
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
