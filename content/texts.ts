import { doctor } from "#advice/doctor.server.ts";
import { listProse } from "#outside/prose.server.ts";
import { shownFront } from "./spelling.ts";

export type Text = { name: string; kind: "article" | "category" | "page" | "doctor" | "product"; words: string };

const productFiles = import.meta.glob<Record<string, object>>("../range/texts/*.json", {
  import: "default",
  eager: true,
});

const ofProse = (folder: string, kind: Text["kind"]): Text[] =>
  listProse(folder).map(({ slug, front, body }) => ({
    name: `${folder}/${slug}`,
    kind,
    words: `${shownFront(front)}\n${body}`,
  }));

/** Everything a shopper reads that somebody wrote, one text each. */
export function listTexts(): Text[] {
  return [
    ...ofProse("groenhulp", "article"),
    ...ofProse("categories", "category"),
    ...ofProse("pages", "page"),
    ...Object.entries(doctor.nodes).map(([id, node]) => ({
      name: `plantdokter/${id}`,
      kind: "doctor" as const,
      words: shownFront(node),
    })),
    ...Object.values(productFiles).flatMap((file) =>
      Object.entries(file).map(([slug, text]) => ({
        name: `product/${slug}`,
        kind: "product" as const,
        words: shownFront(text as Record<string, unknown>),
      })),
    ),
  ];
}

