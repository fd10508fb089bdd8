import { Fragment, useState } from "react";
import { Form, useNavigation } from "react-router";
import { arrange, fieldOfAlt } from "#catalogue/photos/arrange.ts";
import { markOf, type Photo } from "#catalogue/photos/photo.ts";
import type { Picture } from "#catalogue/product/product.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { lookUp } from "#kit/look-up.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Button } from "#ui/button.tsx";
import { Area } from "#ui/form/area.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { dragList } from "./drag-list.ts";
import type { InText } from "./texts-with.server.ts";
import type { useKeptPlace } from "./use-kept-place.ts";

type Props = {
  slug: string;
  name: string;
  pictures: Picture[];
  photos: Photo[];
  texts: Record<string, InText[]>;
  to: string;
  /** Hears which button was pressed. */
  press: ReturnType<typeof useKeptPlace>;
};

/** The pictures of a product in order, each with its words: plain buttons move them, dragging does it quicker. */
export function PictureList({ slug, name, pictures, photos, texts, to, press }: Props) {
  const [order, setOrder] = useState<string[]>([]);
  const [isChanged, setChanged] = useState(false);
  const busy = useNavigation().formData?.get("deed") === "photos.arrange";
  const shown = order.length ? arrange(pictures, { order, move: undefined, alts: new Map() }) : pictures;
  const move = (from: string, onto: string) => {
    const keys = shown.map(({ key }) => key);
    const at = keys.indexOf(onto);
    setOrder(keys.toSpliced(keys.indexOf(from), 1).toSpliced(at, 0, from));
    setChanged(true);
  };
  if (pictures.length === 0) return <p className="soft">{say.noPicture}</p>;
  return (
    <Form method="post" action={to} preventScrollReset onSubmit={press} onInput={() => setChanged(true)}>
      <input type="hidden" name="deed" value="photos.arrange" />
      {/* Enter presses the first button of a form: that is saving. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="slug" value={slug} />
      {pictures.map(({ key }) => (
        <input key={key} type="hidden" name="gezien" value={key} />
      ))}
      {order.map((key) => (
        <input key={key} type="hidden" name="orde" value={key} />
      ))}
      <ol className="beelden" ref={dragList(move)}>
        {shown.map((picture, at) => (
          <li key={picture.key} data-key={picture.key} draggable>
            <figure>
              <ProductPicture picture={{ key: picture.key, alt: "" }} sizes="220px" />
              <span className={at === 0 ? "etiket" : "etiket etiket-kalk"}>{at + 1}</span>
            </figure>
            <Alt name={name} picture={picture} photo={photos.find(({ id }) => id === picture.photo)} />
            <AlsoIn texts={lookUp(texts, markOf(picture))} isPhoto={picture.photo !== undefined} />
            <div className="row beeld-k">
              <span className="soft klein">{picture.photo === undefined ? say.drawing : say.photo}</span>
              <MoveButton move={`voor:${picture.key}`} label={say.forward(at + 1)} icon="pijl-links" off={at === 0} />
              <MoveButton
                move={`achter:${picture.key}`}
                label={say.backward(at + 1)}
                icon="pijl-rechts"
                off={at === shown.length - 1}
              />
              <MoveButton move={`weg:${picture.key}`} label={say.remove(at + 1)} icon="prullenbak" />
            </div>
          </li>
        ))}
      </ol>
      <div className="balk-onder">
        <p role="status">{isChanged && <b>{say.changed}</b>}</p>
        <Button kind="actie" size="s" type="submit" busy={busy} aria-keyshortcuts="Control+S">
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

/** Before it is taken off here: a text shows it too. */
function AlsoIn({ texts, isPhoto }: { texts: InText[] | undefined; isPhoto: boolean }) {
  if (!texts) return null;
  return (
    <p className="klein">
      {say.alsoIn}{" "}
      {texts.map(({ title, to }, at) => (
        <Fragment key={to}>
          {at > 0 && ", "}
          <Link to={to}>{title}</Link>
        </Fragment>
      ))}
      . {isPhoto ? say.staysThere : say.goesToo}
    </p>
  );
}

function Alt({ name, picture, photo }: { name: string; picture: Picture; photo: Photo | undefined }) {
  // Until somebody says what a photograph shows, it is called after its product.
  const own = photo && picture.alt === name ? photo.alt : picture.alt;
  const id = fieldOfAlt(picture.key);
  return (
    <div className={own ? "veld" : "veld let"}>
      <label htmlFor={id}>{say.alt}</label>
      <Area
        className="inv"
        id={id}
        name={id}
        rows={2}
        maxLength={250}
        defaultValue={own}
        placeholder={say.altHint}
        aria-describedby={own ? undefined : `${id}-leeg`}
      />
      {!own && (
        <span className="hulp" id={`${id}-leeg`}>
          {say.altEmpty}
        </span>
      )}
    </div>
  );
}

type MoveProps = { move: string; label: string; icon: "pijl-links" | "pijl-rechts" | "prullenbak"; off?: boolean };

function MoveButton({ move, label, icon, off = false }: MoveProps) {
  return (
    <button className="knop-ic" type="submit" name="doe" value={move} aria-label={label} disabled={off}>
      <Icon name={icon} />
    </button>
  );
}
