import type { ReactNode } from "react";
import { Form as RouterForm, useNavigation } from "react-router";
import type { Product } from "#catalogue/product/product.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Button } from "#ui/button.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { AsidePart } from "./aside-part.tsx";
import { BasisPart } from "./basis-part.tsx";
import { ConflictPart } from "./conflict-part.tsx";
import { changesBetween } from "../form/merge-forms.ts";
import { PlacePart } from "./place-part.tsx";
import { PlantPart } from "./plant-part.tsx";
import { fromForm } from "../form/read-form.ts";
import type { Shown } from "../form/shown.ts";
import { SizesPart } from "./sizes-part.tsx";
import { useKeptForm } from "../form/use-kept-form.ts";
import { FindPart, WordsPart } from "./words-part.tsx";
import { KeptMessage } from "../../form-parts.tsx";

type Props = {
  deed: "product.save" | "product.create";
  product: Product;
  given: Shown;
  shelves: { slug: string; title: string }[];
  /** The server sent back what was typed. */
  isTold: boolean;
  /** Who saved it last, for who comes second. */
  who: string;
  /** What has forms of its own: pictures and history. */
  children?: ReactNode;
};

/** Everything a product is, in one form that is saved whole or not at all. */
export function ProductForm({ deed, product, given, shelves, isTold, who, children }: Props) {
  const isNew = deed === "product.create";
  const {
    ref,
    shown: kept,
    live,
    isKept,
    changed,
    send,
    forget,
  } = useKeptForm(isNew ? "nieuw" : product.slug, given, isTold);
  const shown: Shown = { ...given, form: kept.form, seen: kept.seen };
  const busy = useNavigation().formData?.get("deed") === deed;
  const isHere = useInBrowser();
  const changes = changesBetween(shown.seen, live).length;
  const { product: drawn } = fromForm(live, product);
  const parts = Object.entries(say.section).filter(([id]) => !isNew || (id !== "fotos" && id !== "verloop"));
  return (
    <>
      <nav className="weergaven plak-top" aria-label={say.sections}>
        {parts.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {isKept && <KeptMessage say={say} forget={forget} />}
      <div className="twee-kol">
        <div className="kolom ruim bladen">
          <RouterForm
            method="post"
            className="kolom ruim"
            data-keeps
            ref={ref}
            onInput={changed}
            onSubmit={send}
            onReset={forget}
            preventScrollReset
            key={isKept ? "kept" : "given"}
          >
            {/* Enter in a field presses the first button of a form: that is saving. */}
            <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="deed" value={deed} />
            <input type="hidden" name="seen" value={JSON.stringify(shown.seen)} />
            <ConflictPart conflicts={shown.conflicts} who={who} />
            <BasisPart shown={shown} slug={product.slug} isNew={isNew} />
            <SizesPart shown={shown} live={live} />
            <PlantPart shown={shown} known={product} changed={changed} />
            <WordsPart shown={shown} live={live} />
            <PlacePart shown={shown} slug={product.slug} shelves={shelves} changed={changed} />
            <FindPart shown={shown} live={live} />
            {(!isHere || isNew || changes > 0) && (
              <div className="balk-onder">
                <p>{changes > 0 && <b>{say.changes(changes)}</b>}</p>
                <button className="btn btn-lijn btn-s" type="reset">
                  {say.restore}
                </button>
                <Button kind="actie" size="s" type="submit" busy={busy} aria-keyshortcuts="Control+S">
                  {isNew ? say.create : say.save}
                </Button>
              </div>
            )}
          </RouterForm>
          {children}
        </div>
        <AsidePart product={drawn} lowest={given.lowest} costs={given.costs} />
      </div>
    </>
  );
}
