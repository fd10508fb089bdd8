import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { Latin } from "#catalogue/card/latin.tsx";
import type { Told } from "#outside/deed/told.ts";
import { photos } from "#texts/office/range/photos.ts";
import { officeRange as say } from "#texts/office/range/range.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { fieldName, money, seenText } from "./grid.ts";
import type { GridProduct } from "./list-range.server.ts";

type Props = { products: GridProduct[]; told: Told | undefined };
type GridSize = GridProduct["sizes"][number];

/** Prices, sales and stock of many sizes at once: plain fields that are saved together, or not at all. */
export function Grid({ products, told }: Props) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const isHere = useInBrowser();
  const mark = (name: string, isNew: boolean) =>
    setChanged((was) => {
      if (was.has(name) === isNew) return was;
      const next = new Set(was);
      if (isNew) next.add(name);
      else next.delete(name);
      return next;
    });
  const restore = () => {
    setChanged(new Set());
    setRound(round + 1);
  };
  const busy = useNavigation().formData?.get("deed") === "range.save";
  return (
    <Form method="post" className="kolom" preventScrollReset>
      {/* Enter in a cell presses the first button of a form: that is saving, not filling in. */}
      <button className="vh" type="submit" name="deed" value="range.save" tabIndex={-1} aria-hidden="true" />
      <ManyAtOnce told={told} />
      <table className="lijst raster">
        <caption className="vh">{say.caption}</caption>
        <thead>
          <tr>
            <th>
              <span className="vh">{say.head.pick}</span>
            </th>
            <th>{say.head.size}</th>
            <th className="rechts-uit">{say.head.price}</th>
            <th className="rechts-uit">{say.head.sale}</th>
            <th className="rechts-uit a-laag">{say.head.lowest}</th>
            <th className="rechts-uit">{say.head.stock}</th>
            <th className="rechts-uit a-vk">{say.head.sold}</th>
          </tr>
        </thead>
        {products.map((product) => (
          <tbody key={`${round} ${product.slug}`}>
            <ProductRow product={product} mark={mark} />
            {product.sizes.map((size) => (
              <SizeRow key={size.sku} size={size} told={told} mark={mark} />
            ))}
          </tbody>
        ))}
      </table>
      {/* Over the rows while there is something to save; without scripts always, since nobody counts there. */}
      <div className={isHere && changed.size === 0 && !told?.values ? "balk-onder rust" : "balk-onder"}>
        <p>
          {changed.size > 0 && <b>{say.changes(changed.size)}</b>}
          <small>{say.law}</small>
        </p>
        <button className="btn btn-lijn btn-s" type="reset" onClick={restore}>
          {say.restore}
        </button>
        <Button kind="actie" size="s" type="submit" name="deed" value="range.save" busy={busy}>
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

type Mark = (name: string, isNew: boolean) => void;

function ProductRow({ product, mark }: { product: GridProduct; mark: Mark }) {
  const { slug, name, latin, group, vat, listed, picture } = product;
  return (
    <tr className="prod">
      <th colSpan={7} scope="rowgroup" aria-label={name}>
        <span className="artikel">
          <Link className="plaatje" to={`/kantoor/fotos/${slug}`} aria-label={photos.of(name)}>
            <ProductPicture picture={picture ? { key: picture, alt: "" } : null} sizes="40px" />
          </Link>
          <span className="twee">
            <Link to={`/kantoor/assortiment/${slug}`}>{name}</Link>
            <small>
              {latin && (
                <>
                  <Latin name={latin} /> ·{" "}
                </>
              )}
              {say.groups[group] ?? group}, {vat === "voucher" ? "0" : vat}%
            </small>
          </span>
          <label className="kies in-winkel">
            <input type="hidden" name={`toon.${slug}`} value={listed ? "ja" : "nee"} />
            <input
              className="aanuit"
              type="checkbox"
              name={`winkel.${slug}`}
              value="ja"
              defaultChecked={listed}
              onChange={({ target }) => mark(`winkel.${slug}`, target.checked !== listed)}
              aria-label={`${say.listed}: ${name}`}
            />
            <span aria-hidden="true">{say.listed}</span>
          </label>
        </span>
      </th>
    </tr>
  );
}

function SizeRow({ size, told, mark }: { size: GridSize; told: Told | undefined; mark: Mark }) {
  const { sku, label } = size;
  const cells = [
    { field: "prijs", head: say.head.price, was: money(size.priceCents), kind: "geld" },
    { field: "actie", head: say.head.sale, was: money(size.saleCents), kind: "geld" },
    { field: "voorraad", head: say.head.stock, was: String(size.stock), kind: size.stock < 6 ? "weinig" : "" },
  ] as const;
  const [price, sale, stock] = cells.map((cell) => (
    <Cell key={cell.field} {...cell} sku={sku} told={told} mark={mark} />
  ));
  const faults = cells.flatMap(({ field }) => told?.errors?.[fieldName(field, sku)] ?? []);
  return (
    <>
      <tr>
        <td className="a-kies">
          <label className="raak">
            <input className="vink" type="checkbox" name="sku" value={sku} aria-label={say.cell(say.head.pick, sku)} />
          </label>
          <input type="hidden" name={fieldName("gezien", sku)} value={seenText(size)} />
        </td>
        <td className="a-maat">
          <span className="twee">
            {label}
            <small>{sku}</small>
          </span>
        </td>
        <td className="a-prijs rechts-uit" data-kop={say.head.price}>
          {price}
        </td>
        <td className="a-actie rechts-uit" data-kop={say.head.sale}>
          {sale}
        </td>
        <td className="a-laag rechts-uit soft">{size.lowestCents === null ? "–" : `€ ${money(size.lowestCents)}`}</td>
        <td className="a-vrd rechts-uit" data-kop={say.head.stock}>
          {stock}
        </td>
        <td className="a-vk rechts-uit soft">{size.sold}</td>
      </tr>
      {faults.length > 0 && (
        <tr className="fout-rij">
          <td colSpan={7}>
            <p className="melding-fout" id={`fout.${sku}`}>
              {faults.join(" ")}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

type CellProps = {
  field: "prijs" | "actie" | "voorraad";
  head: string;
  was: string;
  kind: string;
  sku: string;
  told: Told | undefined;
  mark: Mark;
};

function Cell({ field, head, was, kind, sku, told, mark }: CellProps) {
  const name = fieldName(field, sku);
  const typed = told?.values?.[name];
  const [isNew, setNew] = useState(typed !== undefined && typed !== was);
  const wrong = told?.errors?.[name] !== undefined;
  return (
    <span className={["cel", kind, isNew && "nieuw", wrong && "fout"].filter(Boolean).join(" ")}>
      {kind === "geld" && <i aria-hidden="true">€</i>}
      {isNew && was && <s>{was}</s>}
      <input
        key={typed}
        name={name}
        defaultValue={typed ?? was}
        inputMode="decimal"
        placeholder="–"
        autoComplete="off"
        aria-label={say.cell(head, sku)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `fout.${sku}` : undefined}
        onInput={({ currentTarget: { value } }) => {
          setNew(value !== was);
          mark(name, value !== was);
        }}
      />
    </span>
  );
}

function ManyAtOnce({ told }: { told: Told | undefined }) {
  const { many } = say;
  return (
    <div className="veel" role="group" aria-label={many.label}>
      <b>{many.text}</b>
      <select className="inv" name="hoe" aria-label={many.text} defaultValue={told?.values?.hoe ?? "meer"}>
        <option value="meer">{many.raise}</option>
        <option value="minder">{many.lower}</option>
      </select>
      <span className="prefix na">
        <input
          className="inv getal"
          name="percentage"
          inputMode="decimal"
          aria-label={many.percent}
          defaultValue={told?.values?.percentage ?? "5"}
        />
        <span aria-hidden="true">%</span>
      </span>
      <select className="inv" name="rond" aria-label={many.round} defaultValue="5">
        {Object.entries(many.rounds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button kind="lijn" size="s" type="submit" name="deed" value="range.fill">
        {many.fill}
      </Button>
      <Button kind="lijn" size="s" type="submit" name="deed" value="labels.pick">
        {many.labels}
      </Button>
    </div>
  );
}
