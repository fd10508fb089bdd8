export type Found = { to: string; label: string; small: string };

type Groups = { label: string; links: { to: string; label: string }[] }[];

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Screens by the beginning of a word in their name or that of their group; without words all of them. */
export function findPages(groups: Groups, q: string): Found[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ label: group, links }) =>
    links
      .filter(({ label }) => {
        const names = plain(`${label} ${group}`).split(/[^a-z0-9]+/);
        return words.every((word) => names.some((name) => name.startsWith(word)));
      })
      .map(({ to, label }) => ({ to, label, small: group })),
  );
}
