import type { RefObject } from "react";
import { officeWords } from "#texts/office/words.ts";
import { Icon } from "#ui/icon.tsx";

const say = officeWords.toolbar;

type Mark = { before: string; after: string; wholeLine?: boolean };

/** Puts marks round what is chosen in a field, as if they were typed: undo takes them away again. */
function put(area: HTMLTextAreaElement, { before, after, wholeLine }: Mark): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const start = wholeLine ? value.lastIndexOf("\n", from - 1) + 1 : from;
  const chosen = value.slice(start, to);
  area.setRangeText(`${before}${chosen}${after}`, start, to, "end");
  const inside = start + before.length;
  area.setSelectionRange(inside, inside + chosen.length);
  area.focus();
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

const MARKS: { label: string; mark: Mark; shown: "K" | "V" | "L" | "link" | "product" | "F" }[] = [
  { label: say.heading, mark: { before: "## ", after: "", wholeLine: true }, shown: "K" },
  { label: say.bold, mark: { before: "**", after: "**" }, shown: "V" },
  { label: say.italic, mark: { before: "*", after: "*" }, shown: "L" },
  { label: say.link, mark: { before: "[", after: "](/)" }, shown: "link" },
  { label: say.product, mark: { before: "\n[[producten: ", after: "]]\n" }, shown: "product" },
  { label: say.photo, mark: { before: "\n[[foto: ", after: "]]\n" }, shown: "F" },
];

/** Buttons that write the marks of a text; only where scripts run. */
export function WriteBar({ area, products }: { area: RefObject<HTMLTextAreaElement | null>; products: boolean }) {
  return (
    <div className="schrijfbalk" role="toolbar" aria-label={say.label}>
      {MARKS.filter(({ shown }) => products || (shown !== "product" && shown !== "F")).map(({ label, mark, shown }) => (
        <button
          key={label}
          type="button"
          className="knop-ic"
          aria-label={label}
          title={label}
          onClick={() => area.current && put(area.current, mark)}
        >
          {shown === "link" ? (
            <Icon name="delen" />
          ) : shown === "product" ? (
            <Icon name="heester" />
          ) : shown === "L" ? (
            <i>{shown}</i>
          ) : (
            <b>{shown}</b>
          )}
        </button>
      ))}
    </div>
  );
}
