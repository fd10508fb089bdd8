import { Marked } from "marked";
import { parse } from "yaml";

/** Dutch prose with front matter, from content/; part of the build, so a page never waits for a disk. */
export type Prose = { slug: string; front: Record<string, unknown>; body: string };

const files = import.meta.glob<string>("../../content/**/*.md", { query: "?raw", import: "default", eager: true });

export function listProse(folder: string): Prose[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`../../content/${folder}/`))
    .map(([path, text]) => readProse(path.replace(/^.*\/|\.md$/g, ""), text));
}

export function findProse(folder: string, slug: string): Prose | undefined {
  const text = files[`../../content/${folder}/${slug}.md`];
  return text === undefined ? undefined : readProse(slug, text);
}

export function readProse(slug: string, text: string): Prose {
  const found = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${slug}.md has no front matter`);
  const front = found[1] ?? "";
  // The build has made JSON of it.
  const read: unknown = front.startsWith("{") ? JSON.parse(front) : parse(front);
  return { slug, front: (read ?? {}) as Record<string, unknown>, body: found[2] ?? "" };
}

const marked = new Marked({
  renderer: {
    html: () => "",
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(token) {
      const row = (cells: typeof token.header, tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
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
