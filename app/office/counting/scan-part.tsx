import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { counting as say } from "#texts/office/range/counting.ts";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Camera } from "./camera-part.tsx";
import { countPath } from "./count.ts";
import type { ShortSize } from "./find-shelf.server.ts";

export type Session = { vak: string; sinds: string };

type Props = { code: string; session: Session; isFirst: boolean; errors: string[] };

/** One field for everything that can be read or typed; a hand scanner ends with Enter, which is the form itself. */
export function Scan({ code, session, isFirst, errors }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const found = (read: string) => {
    const input = form.current?.elements.namedItem("code");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = read;
    form.current?.requestSubmit();
  };
  // A hand scanner types where the cursor is.
  useEffect(() => {
    const input = form.current?.elements.namedItem("code");
    if (isFirst && input instanceof HTMLInputElement) input.focus({ preventScroll: true });
  }, [isFirst, code]);
  return (
    <div className="stack">
      <Form className="scan" role="search" ref={form} key={code}>
        <Along {...session} />
        <TextField
          label={say.code}
          name="code"
          defaultValue={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          errors={errors}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button className="btn btn-s" type="submit">
          {say.find}
        </button>
      </Form>
      <Camera found={found} />
    </div>
  );
}

function Along({ vak, sinds }: Session) {
  return (
    <>
      {vak && <input type="hidden" name="vak" value={vak} />}
      {sinds && <input type="hidden" name="sinds" value={sinds} />}
    </>
  );
}

/** Sizes to count, each one press away. */
export function Sizes({ label, sizes, session }: { label: string; sizes: ShortSize[]; session: Session }) {
  return (
    <ul className="tel-lijst" aria-label={label}>
      {sizes.map(({ sku, name, label: size, place, picture }) => (
        <li key={sku}>
          <Link to={countPath({ ...session, code: sku })} aria-label={say.choose(name, size)}>
            <span className="plaatje">
              <ProductPicture picture={picture ? { key: picture, alt: "" } : null} sizes="48px" />
            </span>
            <span className="twee">
              <b>{name}</b>
              <small>
                {size} · {sku}
                {place && !session.vak && ` · ${place}`}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
