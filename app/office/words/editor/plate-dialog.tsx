import { useEffect } from "react";
import { useFetcher } from "react-router";
import { officeEditor } from "#texts/office/editor.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { Pick } from "../../product/pick.server.ts";
import { DialogField } from "./dialog-field.tsx";

const say = officeEditor.plate;
const pathOf = (q: string) => `/kantoor/assortiment/kies?${new URLSearchParams({ soort: "plate", q })}`;

/** A drawing that explains something, seen before it is chosen. */
export function PlateDialog({ pick, onClose }: { pick(name: string): void; onClose(): void }) {
  const { load, data } = useFetcher<{ picks: Pick[] }>();
  useEffect(() => void load(pathOf("")), [load]);
  const found = data?.picks ?? [];
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      <div className="kolom">
        <DialogField label={say.search} type="search" maxLength={60} onType={(q) => void load(pathOf(q))} />
        <ul className="plank plank-kies" aria-label={say.found} aria-live="polite">
          {found.map(({ slug, name }) => (
            <li key={slug}>
              <button type="button" onClick={() => pick(slug)}>
                <img src={`/beeld/platen/${slug}.svg`} alt="" width={160} height={100} loading="lazy" />
                <span className="klein">{name}</span>
              </button>
            </li>
          ))}
        </ul>
        {data && found.length === 0 && <p className="soft klein">{say.none}</p>}
      </div>
    </Dialog>
  );
}
