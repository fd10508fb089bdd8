import { Marked } from "marked";
import { parse, stringify } from "yaml";
import { isPlainLink } from "./words/plain-link.ts";

/** Dutch prose with front matter, from content/; part of the build, so a page never waits for a disk. */
export type Prose = { slug: string; front: Record<string, unknown>; body: string };

const files = import.meta.glob<string>("../../content/**/*.md", { query: "?raw", import: "default", eager: true });

/** What the owner wrote over a text, by folder and slug: its body, and the front matter it changes. */
export type Written = Map<string, Omit<Prose, "slug">>;

let written: Written = new Map();
let edition = 0;

/** From now on these words stand in place of those in content/. */
export function overwriteProse(by: Written): void {
  written = by;
  edition++;
}

/** Something made of many texts: made once, and again after one of them changed. */
export function ofProse<Made>(make: () => Made): () => Made {
  let kept: { edition: number; made: Made } | undefined;
  return () => {
    if (kept?.edition !== edition) kept = { edition, made: make() };
    return kept.made;
  };
}

export function listProse(folder: string): Prose[] {
  const starts = Object.entries(files)
    .filter(([path]) => path.startsWith(`../../content/${folder}/`))
    .map(([path, text]) => asWritten(folder, readProse(path.replace(/^.*\/|\.md$/g, ""), text)));
  const known = new Set(starts.map(({ slug }) => `${folder}/${slug}`));
  const added = [...written].filter(([key]) => key.startsWith(`${folder}/`) && !known.has(key));
  return [...starts, ...added.map(([key, own]) => ({ slug: key.slice(folder.length + 1), ...own }))];
}

export function findProse(folder: string, slug: string): Prose | undefined {
  const start = findStart(folder, slug);
  const own = written.get(`${folder}/${slug}`);
  return start ? asWritten(folder, start) : own && { slug, ...own };
}

/** A text as a new shop starts with it, whatever was written over it. */
export function findStart(folder: string, slug: string): Prose | undefined {
  const text = files[`../../content/${folder}/${slug}.md`];
  return text === undefined ? undefined : readProse(slug, text);
}

function asWritten(folder: string, start: Prose): Prose {
  const own = written.get(`${folder}/${start.slug}`);
  return own ? { slug: start.slug, front: { ...start.front, ...own.front }, body: own.body } : start;
}

export function readProse(slug: string, text: string): Prose {
  const found = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${slug}.md has no front matter`);
  const front = found[1] ?? "";
  // The build has made JSON of it.
  const read: unknown = front.startsWith("{") ? JSON.parse(front) : parse(front);
  return { slug, front: (read ?? {}) as Record<string, unknown>, body: found[2] ?? "" };
}

/** A text as a file of content/ holds it. */
export const writeProse = ({ front, body }: Omit<Prose, "slug">): string =>
  `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const marked = new Marked({
  renderer: {
    html: () => "",
    // After a tag such as <kbd> marked takes what follows for HTML; here it stays words.
    text(token) {
      if ("escaped" in token) token.escaped = false;
      return false;
    },
    // `false` is marked's own way of writing it.
    link({ href, tokens }) {
      return isPlainLink(href) ? false : this.parser.parseInline(tokens);
    },
    image: ({ href, text }) => (/^\/(?![/\\&])/.test(href) ? false : escaped(text)),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(token) {
      // A corner without words is the head of nothing.
      const row = (cells: typeof token.header, tag: "th" | "td") =>
        `<tr>${cells.map((cell) => (tag === "th" && cell.text.trim() ? `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>` : `<td>${this.parser.parseInline(cell.tokens)}</td>`)).join("")}</tr>`;
      return `<div class="tabel" tabindex="0" role="group" aria-label="Tabel"><table><thead>${row(token.header, "th")}</thead><tbody>${token.rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>`;
    },
  },
});

export const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The headings of a text, for its list of contents. */
export function headingsOf(markdown: string): { title: string; anchor: string }[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => ({
    title: title.replace(/[*_`]/g, ""),
    anchor: anchor(title),
  }));
}
