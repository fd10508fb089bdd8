import { Form, useLocation } from "react-router";
import { pagesAround } from "#search/parts/pagination.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";

/** What a list was asked: words, and which page. */
export function readPage({ searchParams }: URL): { q: string; page: number } {
  const page = Math.trunc(Number(searchParams.get("blad"))) || 1;
  return { q: (searchParams.get("q") ?? "").trim().slice(0, 100), page: Math.min(Math.max(1, page), 100_000) };
}

/** The address of a list with what is asked of it; what is empty stays out. */
function listPath(path: string, asked: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value && !(name === "blad" && value === 1)) query.set(name, String(value));
  return query.size ? `${path}?${query}` : path;
}

type Asked = { q: string; along?: Record<string, string | undefined> };

export function Search({ q, label, button, along = {} }: Asked & { label: string; button: string }) {
  return (
    <Form className="kantoor-zoek" role="search">
      {Object.entries(along).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
      <TextField key={q} label={label} name="q" type="search" defaultValue={q} maxLength={100} />
      <Button type="submit">{button}</Button>
    </Form>
  );
}

/** Pages of a long list, as links. */
export function Leaves({ page, pages, q, along = {} }: Asked & { page: number; pages: number }) {
  const { pathname } = useLocation();
  const around = pagesAround(page - 1, pages);
  const to = (blad: number) => listPath(pathname, { q, ...along, blad });
  return <Pager current={page} last={pages} pages={around.pages.map((at) => at + 1)} to={to} />;
}

type Filtering = { label: string; name: string; chosen: string; options: [value: string, label: string][] };

/** Which part of a list, as links; choosing one begins at its first page. */
export function Filters({ label, name, chosen, options, q = "" }: Filtering & { q?: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="row">
      {options.map(([value, text]) => (
        <Link
          key={value}
          className="chip"
          to={listPath(pathname, { q, [name]: value })}
          aria-current={value === chosen ? "page" : undefined}
          keepPlace
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** What waits for somebody, or everything: the choice of most lists. */
export function OpenOrAll({
  all,
  label,
  words,
}: {
  all: boolean;
  label: string;
  words: { open: string; all: string };
}) {
  const options: Filtering["options"] = [
    ["", words.open],
    ["alle", words.all],
  ];
  return <Filters label={label} name="welke" chosen={all ? "alle" : ""} options={options} />;
}

export const wantsAll = ({ searchParams }: URL): boolean => searchParams.get("welke") === "alle";
