import { ProductPicture } from "#catalogue/card/picture.tsx";
import { isPhoto } from "#catalogue/photos/photo-key.ts";
import { advice } from "#texts/advice.ts";
import type { Photo as Shown } from "./article-text.server.ts";

/** A picture of the library between the words; one that we drew says so. */
export function Photo({ shown: { caption, ...picture } }: { shown: Shown }) {
  const said = [caption, !isPhoto(picture.key) && advice.article.impression].filter(Boolean).join(" ");
  return (
    <figure className="fig fig-foto">
      <ProductPicture picture={picture} sizes="(min-width: 40rem) 34rem, 92vw" large />
      {said && <figcaption>{said}</figcaption>}
    </figure>
  );
}
