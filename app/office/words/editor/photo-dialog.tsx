import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Kept, Shelf } from "#catalogue/photos/photos.server.ts";
import { officeEditor } from "#texts/office/editor.ts";
import { photos } from "#texts/office/range/photos.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField } from "#ui/form/field.tsx";
import { DialogField } from "./dialog-field.tsx";

const say = officeEditor.photo;
const FROM = ["fotos", "tekeningen"] as const satisfies Shelf[];

/** A picture of the library, leafed through or found by its name. */
export function PhotoDialog({ pick, onClose }: { pick(mark: string): void; onClose(): void }) {
  const [asked, setAsked] = useState({ plank: "fotos", q: "", blad: 1 });
  const { load, data } = useFetcher<{ kept: Kept[]; pages: number; photos: number }>();
  useEffect(() => {
    void load(`/kantoor/fotos?${new URLSearchParams({ ...asked, blad: String(asked.blad) })}`);
  }, [load, asked]);
  const shown = (data?.kept ?? []).filter(({ key }) => key);
  const { blad } = asked;
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      <div className="kolom">
        <SelectField
          label={say.shelf}
          value={asked.plank}
          onChange={({ target: { value: plank } }) => setAsked({ ...asked, plank, blad: 1 })}
        >
          {FROM.map((shelf) => (
            <option key={shelf} value={shelf}>
              {photos.shelf[shelf]}
            </option>
          ))}
        </SelectField>
        <DialogField
          label={say.search}
          type="search"
          maxLength={60}
          onType={(q) => setAsked({ ...asked, q, blad: 1 })}
        />
        <ul className="plank plank-kies" aria-live="polite">
          {shown.map(({ key, mark, alt, name }) => (
            <li key={mark}>
              <button type="button" onClick={() => pick(mark)}>
                <ProductPicture picture={key ? { key, alt: "" } : null} sizes="120px" />
                <span className="klein">{alt || name}</span>
              </button>
            </li>
          ))}
        </ul>
        {data && shown.length === 0 && <p className="soft klein">{say.none}</p>}
        {data && data.pages > 1 && (
          <div className="row">
            <Button
              kind="lijn"
              size="s"
              type="button"
              disabled={blad === 1}
              onClick={() => setAsked({ ...asked, blad: blad - 1 })}
            >
              {say.earlier}
            </Button>
            <span className="soft klein">{say.page(blad, data.pages)}</span>
            <Button
              kind="lijn"
              size="s"
              type="button"
              disabled={blad >= data.pages}
              onClick={() => setAsked({ ...asked, blad: blad + 1 })}
            >
              {say.later}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
