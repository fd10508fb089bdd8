import { useFetcher } from "react-router";
import { officeEditor } from "#texts/office/editor.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { Pick } from "../../product/pick.server.ts";
import { DialogField } from "./dialog-field.tsx";
import { FoundList } from "./found-list.tsx";

const say = officeEditor.product;

/** A product by its name. */
export function ProductDialog({ pick, onClose }: { pick(slug: string): void; onClose(): void }) {
  const search = useFetcher<{ picks: Pick[] }>();
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      <div className="kolom">
        <DialogField
          label={say.search}
          type="search"
          maxLength={60}
          onType={(q) => void search.load(`/kantoor/assortiment/kies?${new URLSearchParams({ soort: "product", q })}`)}
        />
        <FoundList label={say.found} none={say.none} picks={search.data?.picks} pick={({ slug }) => pick(slug)} />
      </div>
    </Dialog>
  );
}
