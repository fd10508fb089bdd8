import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { canPrefetch, isPage, whenIdle } from "./prefetch.ts";

const MOST = 8;

/** R44: links that come into view are fetched ahead, unless the line is poor; what is not allowed now may be later. */
export function PrefetchLinks() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<string[]>([]);
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setPages([]);
  }
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    let observer: IntersectionObserver | undefined;
    const waiting: string[] = [];
    // One page at a time: each brings a handful of links into the head, and a finger may not wait for them all.
    const addOne = () => {
      const page = waiting[0];
      if (page === undefined) return;
      setPages((known) => (known.includes(page) || known.length >= MOST ? known : [...known, page]));
      cancel = whenIdle(() => {
        waiting.shift();
        addOne();
      });
    };
    let cancel = whenIdle(() => {
      observer = new IntersectionObserver((entries) => {
        const isAdding = waiting.length > 0;
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio <= 0 || !canPrefetch(navigator as Parameters<typeof canPrefetch>[0])) continue;
          observer?.unobserve(target);
          waiting.push((target as HTMLAnchorElement).getAttribute("href") ?? "");
        }
        if (!isAdding) addOne();
      });
      for (const link of document.querySelectorAll("main a[href^='/']:not([data-no-prefetch])"))
        if (isPage(link.getAttribute("href") ?? "")) observer.observe(link);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [pathname]);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
