import { readdirSync, readFileSync } from "node:fs";
import { sayRecords } from "../../app/catalogue/plants/say-record.ts";
import { plants } from "../plants.ts";
import { products } from "../range.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8").replaceAll("\u00a0", " ");
const list = (folder: string) => readdirSync(new URL(folder, root));

export type Text = {
  name: string;
  kind: "product" | "article" | "category" | "page" | "tips" | "doctor";
  slug: string;
  parts: string[];
};
type ProductText = { summary: string; description: string; care: string[]; goodToKnow: string };

export const records = new Map(plants.map((plant) => [plant.slug, plant]));

export const productTexts = new Map<string, ProductText>(
  list("range/texts/").flatMap((file) =>
    Object.entries(JSON.parse(read(`range/texts/${file}`)) as Record<string, ProductText>),
  ),
);

/** Front matter and body of a page, one paragraph each; links keep their words only. */
const paragraphs = (markdown: string): string[] =>
  markdown
    .replace(/^(categories|products|related|articles|role|topic|months|updated|tipMonths):.*$/gm, "")
    .replace(/\[\[[^\]]*\]\]/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(- )?(\{?(title|description|short|intro|tip|h1|q|a|text|name): )?/, "").trim())
    .filter((line) => line && line !== "---");

const prose = (folder: string, kind: Text["kind"]): Text[] =>
  list(`content/${folder}/`).map((file) => {
    const slug = file.replace(/\.md$/, "");
    const said = sayRecords(read(`content/${folder}/${file}`), records);
    return { name: `${folder}/${slug}`, kind, slug, parts: paragraphs(said) };
  });

type Node = Record<string, unknown>;
const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];

/** The pages as they are written, with what they ask of the records. */
export const listWritten = (): { name: string; markdown: string }[] =>
  ["groenhulp", "categories", "pages"].flatMap((folder) =>
    list(`content/${folder}/`).map((file) => ({
      name: `${folder}/${file}`,
      markdown: read(`content/${folder}/${file}`),
    })),
  );

/** Everything a shopper reads that somebody wrote. */
export function listTexts(): Text[] {
  const tips = JSON.parse(read("content/season-tips.json")) as { for: string[]; tips: string[] }[];
  const doctor = JSON.parse(read("content/plantdokter.json")) as { nodes?: Record<string, Node> } & Record<
    string,
    Node
  >;
  const nodes = doctor.nodes ?? doctor;
  return [
    ...products.flatMap(({ slug }): Text[] => {
      const text = productTexts.get(slug);
      if (!text) return [];
      return [
        {
          name: `product/${slug}`,
          kind: "product",
          slug,
          parts: [text.summary, ...text.description.split(/\n+/), ...text.care, text.goodToKnow],
        },
      ];
    }),
    ...prose("groenhulp", "article"),
    ...prose("categories", "category"),
    ...prose("pages", "page"),
    ...tips.map(
      ({ for: [shelf = ""], tips: parts }): Text => ({
        name: `season-tips/${shelf}`,
        kind: "tips",
        slug: shelf,
        parts,
      }),
    ),
    ...Object.entries(nodes).map(
      ([id, node]): Text => ({ name: `plantdokter/${id}`, kind: "doctor", slug: id, parts: strings(node) }),
    ),
  ];
}
