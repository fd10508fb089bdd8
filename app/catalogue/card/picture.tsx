import { isPhoto } from "../photos/photo-key.ts";
import { FIRST_ON_PHONE, FIRST_SEEN } from "#ui/loading/first-seen.ts";

type Props = {
  picture: { key: string; alt: string } | null;
  sizes: string;
  eager?: boolean;
  large?: boolean;
  main?: boolean;
  /** The first of a list: the page is opened for it. */
  leads?: boolean;
};

/** Exact sizes always, so nothing jumps; the first row of a page is eager, all else waits. */
export function ProductPicture({ picture, sizes, eager, large, main: drawn, leads }: Props) {
  if (!picture) return <span className="geen-beeld" aria-hidden="true" />;
  const url = (width: number, type = "avif") => `/plaat/${picture.key}-${width}.${type}`;
  // The first large picture is asked for with the page itself (server/html/first-picture.ts): one file for each screen.
  // A product's own picture is there at 1,200 for wide screens, and at 800 within 22 kB for phones; a photograph too.
  const main = drawn || isPhoto(picture.key);
  const first = large && eager;
  const widths = large ? (first ? [main ? 1200 : 800] : [480, 800]) : [240, 480];
  const side = large ? 800 : 480;
  return (
    <picture id={first ? FIRST_SEEN : undefined}>
      {first && <source type="image/avif" media={FIRST_ON_PHONE} srcSet={url(main ? 800 : 480)} />}
      <source type="image/avif" srcSet={widths.map((width) => `${url(width)} ${width}w`).join(", ")} sizes={sizes} />
      <img
        src={url(480, "webp")}
        alt={picture.alt}
        width={side}
        height={side}
        loading={eager ? undefined : "lazy"}
        decoding={eager ? undefined : "async"}
        fetchPriority={first || leads ? "high" : undefined}
      />
    </picture>
  );
}
