import { useEffect, useState } from "react";
import { advice } from "#texts/advice.ts";

type Entry = { title: string; anchor: string };

/** The list of contents: beside the text on a wide screen, folded above it on a small one. */
export function Contents({ entries }: { entries: Entry[] }) {
  const here = useReadingPlace(entries);
  const list = (
    <ol className="lijst-kaal">
      {entries.map(({ title, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === here ? "true" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="art-toc" aria-label={advice.article.contents}>
      <div className="desk">
        <p className="kop kop-4">{advice.article.contents}</p>
        {list}
      </div>
      <details className="mob">
        <summary className="kop kop-4">{advice.article.contents}</summary>
        {list}
      </details>
    </nav>
  );
}

function useReadingPlace(entries: Entry[]): string | undefined {
  const [here, move] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ anchor }) => document.getElementById(anchor) ?? []);
    const watch = new IntersectionObserver(
      () => move(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id),
      // What lies above the screen counts too, so that a long jump is noticed.
      { rootMargin: "100000px 0px -66% 0px" },
    );
    for (const heading of headings) watch.observe(heading);
    return () => watch.disconnect();
  }, [entries]);
  return here;
}
