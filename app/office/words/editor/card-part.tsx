import { useState } from "react";
import { MARK_LINE, readPhoto } from "#advice/article/mark-line.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { listIn } from "#outside/words/fields.ts";
import { officeEditor } from "#texts/office/editor.ts";
import { Icon } from "#ui/icon.tsx";
import type { Preview } from "../preview.server.ts";

const say = officeEditor.card;

export type CardDeeds = {
  write(mark: string): void;
  move(step: 1 | -1): void;
  remove(): void;
};

/** A line of our own as a card: what it shows, with buttons to move it or take it out. */
export function CardPart({ mark, preview, deeds }: { mark: string; preview: Preview; deeds: CardDeeds }) {
  const [, kind = "", said = ""] = MARK_LINE.exec(mark) ?? [];
  const name = say.kinds[kind] ?? kind;
  return (
    <>
      <div className="kaartje-in">
        <small className="soft">{name}</small>
        {kind === "producten" && <Products slugs={listIn(said)} preview={preview} />}
        {kind === "foto" && <Photo {...readPhoto(said)} preview={preview} write={deeds.write} />}
        {kind === "plaat" && (
          <p className="kaartje-regel">
            <img src={`/beeld/platen/${said.trim()}.svg`} alt="" width={72} height={48} />
            <b>{said.trim()}</b>
          </p>
        )}
      </div>
      <div className="kaartje-knoppen">
        <button type="button" className="knop-ic" aria-label={say.up(name)} onClick={() => deeds.move(-1)}>
          <span className="ic-op">
            <Icon name="pijl-omlaag" small />
          </span>
        </button>
        <button type="button" className="knop-ic" aria-label={say.down(name)} onClick={() => deeds.move(1)}>
          <Icon name="pijl-omlaag" small />
        </button>
        <button type="button" className="knop-ic" aria-label={say.remove(name)} onClick={deeds.remove}>
          <Icon name="prullenbak" small />
        </button>
      </div>
    </>
  );
}

function Products({ slugs, preview }: { slugs: string[]; preview: Preview }) {
  return slugs.map((slug) => {
    const card = preview.cards.find((one) => one.slug === slug);
    return (
      <p key={slug} className="kaartje-regel">
        <ProductPicture picture={card?.picture ? { ...card.picture, alt: "" } : null} sizes="72px" />
        <b>{card?.name ?? slug}</b>
      </p>
    );
  });
}

type PhotoProps = { name: string; caption: string; preview: Preview; write: CardDeeds["write"] };

function Photo({ name, caption, preview, write }: PhotoProps) {
  const picture = preview.pictures.find(({ mark }) => mark === name);
  // A mark has no space at its end; who types one is about to type a word.
  const [typed, setTyped] = useState(caption);
  return (
    <div className="kaartje-regel">
      <ProductPicture picture={picture ?? null} sizes="72px" />
      <label>
        {say.caption}
        <input
          className="inv"
          type="text"
          value={typed.trim() === caption ? typed : caption}
          maxLength={200}
          onChange={({ target: { value } }) => {
            setTyped(value.replaceAll("]", ""));
            const clean = value.replaceAll("]", "").trim();
            write(clean ? `[[foto: ${name} | ${clean}]]` : `[[foto: ${name}]]`);
          }}
          onKeyDown={(event) => {
            // Enter would keep the whole text as a draft.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </label>
    </div>
  );
}
