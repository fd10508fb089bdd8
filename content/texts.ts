import { doctor } from "#advice/doctor/doctor.server.ts";
import { listProse } from "#outside/prose.server.ts";
import shelves from "./season-tips.json" with { type: "json" };
import { shownFront } from "./spelling.ts";

export type Text = {
  name: string;
  kind: "article" | "category" | "page" | "tips" | "doctor" | "product";
  words: string;
};

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
    ...shelves.map(({ for: [shelf], tips }) => ({
      name: `season-tips/${shelf}`,
      kind: "tips" as const,
      words: tips.join("\n"),
    })),
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

