import { latinParts, LatinWords } from "#catalogue/card/latin.tsx";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { photos } from "#texts/office/range/photos.ts";
import { officeRange as say } from "#texts/office/range/range.ts";
import { Link } from "#ui/link.tsx";
import { Alike } from "#ui/loading/still.tsx";
import type { Column } from "../columns.ts";
import type { GridProduct } from "../list-range.server.ts";

/** `isIn`: what the tick says, which somebody may have changed. */
type Props = { product: GridProduct; columns: Column[]; isIn: boolean };

export function ProductRow({ product, columns, isIn }: Props) {
  const { slug, name, group, vat, listed } = product;
  const latin = latinParts(product.latin ?? "");
  const texts = {
    slug,
    name,
    ...latin,
    kind: `${say.groups[group] ?? group}, ${vat === "voucher" ? "0" : vat}%`,
    picture: product.picture ?? "",
  };
  return (
    <Alike of={columns} as={`product ${listed} ${isIn}`} texts={texts}>
      {({ slug, name, species, cultivar, kind, picture }) => (
        <tr className="prod">
          <th colSpan={columns.length + 2} scope="rowgroup" aria-label={name}>
            <span className="artikel">
              <Link className="plaatje" to={`/kantoor/fotos/${slug}`} aria-label={photos.of(name)}>
                <ProductPicture picture={picture ? { key: picture, alt: "" } : null} sizes="40px" />
              </Link>
              <span className="twee">
                <Link to={`/kantoor/assortiment/${slug}`}>{name}</Link>
                <small>
                  {species && (
                    <>
                      <LatinWords species={species} cultivar={cultivar} /> ·{" "}
                    </>
                  )}
                  {kind}
                </small>
              </span>
              <label className="kies in-winkel">
                <input type="hidden" name={`toon.${slug}`} value={listed ? "ja" : "nee"} />
                <input
                  key={`${listed} ${isIn}`}
                  className="aanuit"
                  type="checkbox"
                  name={`winkel.${slug}`}
                  value="ja"
                  defaultChecked={isIn}
                  data-was={listed ? "ja" : ""}
                  aria-label={`${say.listed}: ${name}`}
                />
                <span aria-hidden="true">{say.listed}</span>
              </label>
            </span>
          </th>
        </tr>
      )}
    </Alike>
  );
}
