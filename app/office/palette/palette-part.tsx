import { useEffect, useId, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { palette as say } from "#texts/office/people/palette.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { FoundAll } from "./find-all.server.ts";
import { type Found, findPages } from "./find-pages.ts";

export const SEARCH = "/kantoor/zoek";
const WAIT_MS = 120;
/** Without words a few screens are enough to begin with. */
const FIRST = 6;

type Groups = Parameters<typeof findPages>[0];
type Part = { title: string; found: Found[] };

export const partsOf = (pages: Found[], { orders, customers, products }: FoundAll): Part[] =>
  [
    { title: say.groups.orders, found: orders },
    { title: say.groups.customers, found: customers },
    { title: say.groups.products, found: products },
    { title: say.groups.pages, found: pages },
  ].filter(({ found }) => found.length > 0);

const NOTHING: FoundAll = { orders: [], customers: [], products: [] };

/** The way in: a link to the search page, which with scripts opens the palette instead; so does Ctrl or Cmd with K. */
export function PaletteButton({ open }: { open(): void }) {
  return (
    // A plain anchor: the press is ours, and not the router's.
    <a
      className="zoek-knop"
      href={SEARCH}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      <Icon name="zoeken" small />
      {say.open}
      <kbd aria-hidden="true">{say.keys}</kbd>
    </a>
  );
}

/** Whether the palette is open; the keys open it anywhere in the office, and going somewhere closes it. */
export function usePalette(): { isOpen: boolean; open(): void; close(): void } {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState("");
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In a text the same keys make a link.
      if (event.defaultPrevented) return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpenAt((was) => (was === key ? "" : key));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [key]);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt("") };
}

/** A dialog with one combobox: arrows choose, Enter goes, Escape closes. */
export function Palette({ groups, isOpen, close }: { groups: Groups; isOpen: boolean; close(): void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    // The backdrop is part of the dialog element, and the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className="palet"
      aria-label={say.label}
      onClose={close}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      {isOpen && <Finder groups={groups} close={close} />}
    </dialog>
  );
}

function Finder({ groups, close }: { groups: Groups; close(): void }) {
  const [q, setQ] = useState("");
  const [active, setActive] = useState(0);
  const { data, load } = useFetcher<{ q: string; found: FoundAll }>();
  const id = useId();
  useEffect(() => {
    if (q.trim().length < 2) return undefined;
    const wait = setTimeout(() => void load(`${SEARCH}?${new URLSearchParams({ q: q.trim() })}`), WAIT_MS);
    return () => clearTimeout(wait);
  }, [q, load]);
  const pages = findPages(groups, q);
  const fresh = q.trim().length >= 2 && data?.q === q.trim();
  const parts = partsOf(q.trim() ? pages : pages.slice(0, FIRST), fresh ? data.found : NOTHING);
  const count = parts.reduce((sum, { found }) => sum + found.length, 0);
  const chosen = Math.min(active, count - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      const next = (chosen + step + count) % count;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    }
    // A search field keeps Escape for itself while there are words in it.
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
    const option = document.getElementById(optionId(chosen)) as HTMLAnchorElement | null;
    if (event.key !== "Enter" || !option) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) open(option.href, "_blank", "noopener");
    else option.click();
  };
  let at = 0;
  return (
    <>
      <form role="search" action={SEARCH} className="palet-kop">
        <Icon name="zoeken" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={say.label}
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={count ? optionId(chosen) : undefined}
          placeholder={say.hint}
          autoComplete="off"
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ currentTarget }) => {
            setQ(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <button type="button" className="btn btn-lijn btn-s" onClick={close}>
          {say.close}
        </button>
      </form>
      <p className="vh" role="status">
        {count ? say.count(count) : say.none}
      </p>
      {count > 0 ? (
        <div className="palet-lijst" id={`${id}-list`} role="listbox" aria-label={say.label}>
          {parts.map(({ title, found }) => (
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true">{title}</p>
              {found.map(({ to, label, small }) => {
                const place = at++;
                return (
                  <Link
                    key={to}
                    to={to}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === chosen}
                    tabIndex={-1}
                  >
                    <span>{label}</span>
                    <small>{small}</small>
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
      ) : (
        <p className="soft palet-leeg">{say.none}</p>
      )}
      <p className="palet-voet" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {say.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {say.enter}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> {say.tab}
        </span>
      </p>
    </>
  );
}
