import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Photo } from "#catalogue/photos/photo.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Button } from "#ui/button.tsx";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { Form } from "react-router";

type Props = { slug: string; photo: Photo; to: string };

const STEP = 5;
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (part: number) => Math.min(100, Math.max(0, Math.round(part)));

/** Which part of a photograph is our square: two numbers, or a dot that is dragged or moved by the arrow keys. */
export function CropPart({ slug, photo, to }: Props) {
  const [{ x, y }, setFocus] = useState({ x: photo.focusX, y: photo.focusY });
  const form = useRef<HTMLFormElement>(null);
  useTakeOver(form, () => {
    const typed = (name: string) => (form.current?.elements.namedItem(name) as HTMLInputElement | null)?.valueAsNumber;
    setFocus({ x: within(typed("x") || 0), y: within(typed("y") || 0) });
  });
  const drag = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === "pointermove" && buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    setFocus({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    });
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    setFocus({ x: within(x + move[0]), y: within(y + move[1]) });
  };
  const wide = photo.width >= photo.height;
  const side = wide ? photo.height / photo.width : photo.width / photo.height;
  const start = (part: number) => Math.min(Math.max(part / 100 - side / 2, 0), 1 - side) * 100;
  const square = wide
    ? { left: `${start(x)}%`, top: "0", width: `${side * 100}%`, height: "100%" }
    : { left: "0", top: `${start(y)}%`, width: "100%", height: `${side * 100}%` };
  return (
    <details className="daden">
      <summary>
        {say.crop}: {photo.name}
      </summary>
      <Form method="post" action={to} className="stack" preventScrollReset ref={form}>
        <input type="hidden" name="deed" value="photos.crop" />
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="id" value={photo.id} />
        <div
          className="uitsnede"
          style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
          onPointerDown={drag}
          onPointerMove={drag}
        >
          <img src={`/api/kantoor/fotos/${photo.id}`} alt="" draggable={false} loading="lazy" />
          <span className="vierkant" style={square} />
          <button
            type="button"
            className="stip"
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={`${say.middle}: ${x}, ${y}`}
            onKeyDown={press}
          />
        </div>
        <p className="soft klein">{say.cropHint}</p>
        <div className="row">
          <Number label={say.x} name="x" value={x} set={(part) => setFocus({ x: part, y })} />
          <Number label={say.y} name="y" value={y} set={(part) => setFocus({ x, y: part })} />
        </div>
        <fieldset className="row">
          <legend>{say.background}</legend>
          {(["keep", "matte"] as const).map((one) => (
            <label key={one} className="kies">
              <input type="radio" name="achtergrond" value={one} defaultChecked={photo.background === one} />
              <span>{one === "keep" ? say.keep : say.matte}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <Button kind="lijn" size="s" type="submit">
            {say.cropSave}
          </Button>
        </div>
      </Form>
    </details>
  );
}

type NumberProps = { label: string; name: string; value: number; set: (part: number) => void };

function Number({ label, name, value, set }: NumberProps) {
  return (
    <label className="veld">
      <span>{label}</span>
      <input
        className="inv getal"
        type="number"
        name={name}
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => set(within(target.valueAsNumber || 0))}
      />
    </label>
  );
}
