import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { search } from "#texts/search/search.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Marked } from "#ui/marked.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { askSuggestions, NOTHING } from "./parts/ask-suggestions.ts";
import { keepRecent, readRecent } from "./parts/recent.ts";

/** The panel under the search box: a combobox whose options are ordinary links. */
export default function Suggest({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [query, setQuery] = useState(input.current?.value ?? "");
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const { found, stalled } = useSuggestions(query);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const recent = query ? [] : readRecent();
  const queries = query ? found.queries : recent.map((text) => ({ text, highlighted: text }));
  const options = [
    ...queries.map(({ text }) => `/search?q=${encodeURIComponent(text)}`),
    ...found.categories.map(({ url }) => url),
    ...found.articles.map(({ url }) => url),
    ...found.products.map(({ url }) => url),
  ];
  const shown = open && options.length > 0;
  const isThere = shown || !query;
  // What was shown before the scripts came gives way to this panel.
  useEffect(() => {
    const short = document.getElementById("voorstellen");
    if (short && isThere) short.hidden = true;
  }, [isThere]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const attributes = {
      role: "combobox",
      "aria-expanded": String(shown),
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : "",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
    const typed = () => {
      setQuery(box.value);
      setActive(-1);
      setOpen(true);
    };
    const focused = () => setOpen(true);
    const key = (event: KeyboardEvent) => {
      // Escape closes the list and leaves what was typed; once more, and the browser empties the field.
      if (event.key === "Escape" && shown) {
        event.preventDefault();
        setOpen(false);
        setActive(-1);
      }
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        setOpen(true);
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive((at) => ((at + step + 1 + options.length + 1) % (options.length + 1)) - 1);
      }
      const to = shown && options[active];
      if (event.key === "Enter") keepRecent(box.value);
      if (event.key === "Enter" && to) {
        event.preventDefault();
        setOpen(false);
        void navigate(to);
      }
    };
    const away = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !box.contains(target)) setOpen(false);
    };
    box.addEventListener("input", typed);
    box.addEventListener("focus", focused);
    box.addEventListener("keydown", key);
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    // What was typed while this panel was on its way.
    if (box.value !== query) box.dispatchEvent(new Event("input"));
    return () => {
      box.removeEventListener("input", typed);
      box.removeEventListener("focus", focused);
      box.removeEventListener("keydown", key);
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  });

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const news = stalled ? search.busy : shown && query ? search.suggested(options.length) : "";
  let at = -1;
  const option = () => {
    at++;
    return {
      id: `${id}-${at}`,
      role: "option" as const,
      "aria-selected": at === active,
      className: at === active ? "aan" : undefined,
    };
  };
  return (
    <>
      <p className="vh" role="status">
        {news}
      </p>
      {shown && (
        <div className="suggest" ref={panel}>
          <PageStyle name="suggest" />
          <div id={id} role="listbox" aria-label={search.suggestions} aria-busy={stalled}>
            <div role="group" className="s-lijst" aria-label={query ? search.queries : search.recent}>
              {queries.length > 0 && (
                <p className="s-kop" aria-hidden="true">
                  {query ? search.queries : search.recent}
                </p>
              )}
              {queries.map(({ text, highlighted }) => (
                <div key={text} {...option()}>
                  <Link to={`/search?q=${encodeURIComponent(text)}`} tabIndex={-1}>
                    <Icon name="zoeken" small />
                    <span>
                      <Marked text={highlighted} />
                    </span>
                  </Link>
                </div>
              ))}
            </div>
            <Group title={search.categories} links={found.categories} icon="planten" option={option} />
            <Group title={search.articles} links={found.articles} icon="boek" option={option} />
            <div role="group" className="s-prod" aria-label={search.products}>
              {found.products.length > 0 && (
                <p className="s-kop" aria-hidden="true">
                  {search.products}
                </p>
              )}
              {found.products.map((product) => (
                <div key={product.slug} {...option()}>
                  <Link to={product.url} tabIndex={-1}>
                    <ProductPicture picture={product.picture && { ...product.picture, alt: "" }} sizes="64px" />
                    <span>
                      <Marked text={product.highlighted} />
                      {product.latin && <em className="latijn">{product.latin}</em>}
                    </span>
                    <span className="prijs">
                      <span className="nu">{euros(product.fromCents)}</span>
                    </span>
                  </Link>
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </>
  );
}

type Option = () => { id: string; role: "option"; "aria-selected": boolean; className: string | undefined };

function Group({
  title,
  links,
  icon,
  option,
}: {
  title: string;
  links: { highlighted: string; url: string }[];
  icon: "planten" | "boek";
  option: Option;
}) {
  if (links.length === 0) return null;
  return (
    <div role="group" className="s-lijst" aria-label={title}>
      <p className="s-kop" aria-hidden="true">
        {title}
      </p>
      {links.map(({ highlighted, url }) => (
        <div key={url} {...option()}>
          <Link to={url} tabIndex={-1}>
            <Icon name={icon} small />
            <span>
              <Marked text={highlighted} />
            </span>
          </Link>
        </div>
      ))}
    </div>
  );
}

const STALLED_AFTER_MS = 200;

/** R108: stalled when no response has come after 200 ms; an old response never replaces a newer one. */
function useSuggestions(query: string): { found: typeof NOTHING; stalled: boolean } {
  const [found, setFound] = useState(NOTHING);
  const [stalled, setStalled] = useState(false);
  const isShort = query.trim().length < 2;
  useEffect(() => {
    if (isShort) return;
    const stop = new AbortController();
    const late = setTimeout(() => setStalled(true), STALLED_AFTER_MS);
    const done = () => {
      clearTimeout(late);
      setStalled(false);
    };
    askSuggestions(query, stop.signal)
      .then(setFound, () => {})
      .finally(done);
    return () => {
      stop.abort();
      done();
    };
  }, [query, isShort]);
  return { found: isShort ? NOTHING : found, stalled };
}
