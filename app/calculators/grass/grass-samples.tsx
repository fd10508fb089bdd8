import { useEffect, useRef, useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { SAMPLE } from "#catalogue/product/product.ts";
import { grassChoice } from "#texts/calculators/grass-choice.ts";
import { Button } from "#ui/button.tsx";
import { MOST_SAMPLES } from "./cut.ts";
import type { GrassKind } from "./grass-basket.ts";

const texts = grassChoice.samples;

/** A piece of up to three kinds to feel at home: ordinary lines without a price, so they go the way of every order. */
export function GrassSamples({ kinds }: { kinds: GrassKind[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<string[]>([]);
  const read = () => setTicked(form.current ? new FormData(form.current).getAll("line").map(String) : []);
  // What was ticked before this part was awake counts too.
  useEffect(read, []);
  const full = ticked.length >= MOST_SAMPLES;
  return (
    <form className="stack rk-stalen" method="post" action="/cart" ref={form} onChange={read}>
      <h2 className="kop-3">{texts.title}</h2>
      <p className="klein soft">{texts.lead}</p>
      <input type="hidden" name="deed" value="cart.add" />
      <ul className="korte-lijst">
        {kinds.map(({ slug, name, pileMm, picture, rolls: [roll] }) => {
          const line = `${roll?.sku}:1:${SAMPLE}`;
          return (
            <li key={slug}>
              <label className="kies">
                <input type="checkbox" name="line" value={line} disabled={full && !ticked.includes(line)} />
                <span className="pic">
                  <ProductPicture picture={picture && { ...picture, alt: "" }} sizes="56px" />
                </span>
                <span>
                  <b>{name}</b>
                  <br />
                  <span className="klein soft">{texts.pile(pileMm)}</span>
                </span>
                <span className="hoeveel">{texts.free}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <p className="mini soft" role="status">
        {full ? texts.full : texts.count(ticked.length)}
      </p>
      <Button kind="lijn" wide type="submit">
        {texts.add}
      </Button>
    </form>
  );
}
