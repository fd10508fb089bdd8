import type { Photo } from "#catalogue/photos/photo.ts";
import type { Picture } from "#catalogue/product/product.ts";
import type { Told } from "#outside/deed/told.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Link } from "#ui/link.tsx";
import { Deed } from "../deed.tsx";
import { CropPart } from "./crop-part.tsx";
import { PictureList } from "./picture-list.tsx";
import type { InText } from "./texts-with.server.ts";
import { UploadPart, useLooking } from "./upload-part.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

type Props = {
  product: {
    slug: string;
    name: string;
    pictures: Picture[];
    photos: Photo[];
    /** Where each picture stands as well. */
    texts: Record<string, InText[]>;
  };
  told?: Told | undefined;
};

/** Everything about the pictures of one product, with forms of its own: it stands on its own page and in the product's. */
export function ProductPictures({ product: { slug, name, pictures, photos, texts }, told }: Props) {
  const to = `/kantoor/fotos/${slug}`;
  const coming = photos.filter(({ state }) => state !== "ready");
  useLooking(coming.some(({ state }) => state === "waiting"));
  const order = pictures.map(({ key, alt }) => key + alt).join();
  const press = useKeptPlace(order);
  const ready = photos.filter(({ key }) => key !== null);
  return (
    <div className="stack">
      <PictureList key={order} {...{ slug, name, pictures, photos, texts, to, press }} />
      {coming.length > 0 && <Coming slug={slug} to={to} photos={coming} />}
      <UploadPart slug={slug} to={to} told={told} />
      {ready.map((photo) => (
        <CropPart key={`${photo.id}${photo.key}`} slug={slug} photo={photo} to={to} />
      ))}
    </div>
  );
}

function Coming({ slug, to, photos }: { slug: string; to: string; photos: Photo[] }) {
  return (
    <ul className="onderweg">
      {photos.map(({ id, name, state }) => (
        <li key={id}>
          <b>{name}</b> {state === "failed" ? say.failed : say.waiting}
          {state === "failed" && <Deed deed="photos.drop" label={say.drop} kind="lijn" along={{ slug, id }} to={to} />}
        </li>
      ))}
      <li>
        <Link to={to}>{say.look}</Link>
      </li>
    </ul>
  );
}
