import { useFetcher } from "react-router";
import { officeEditor } from "#texts/office/editor.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { Pick } from "../../product/pick.server.ts";
import { DialogField } from "./dialog-field.tsx";

const say = officeEditor.product;

/** A product by its name. */
export function ProductDialog({ pick, onClose }: { pick(slug: string): void; onClose(): void }) {
  const search = useFetcher<{ picks: Pick[] }>();
  const found = search.data?.picks ?? [];
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      <div className="kolom">
        <DialogField
          label={say.search}
          type="search"
          maxLength={60}
          onType={(q) => void search.load(`/kantoor/assortiment/kies?${new URLSearchParams({ soort: "product", q })}`)}
        />
        <ul className="gevonden" aria-label={say.found} aria-live="polite">
          {found.map(({ slug, name, more }) => (
            <li key={slug}>
              <button type="button" onClick={() => pick(slug)}>
                <b>{name}</b> {more && <i className="soft">{more}</i>}
              </button>
            </li>
          ))}
        </ul>
        {search.data && found.length === 0 && <p className="soft klein">{say.none}</p>}
      </div>
    </Dialog>
  );
}
