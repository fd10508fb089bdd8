import { FIRST_SEEN } from "#ui/loading/first-seen.ts";

type Props = { picture: { key: string; alt: string } | null; sizes: string; eager?: boolean; large?: boolean };

/** Exact sizes always, so nothing jumps; the first row of a page is eager, all else waits. */
export function ProductPicture({ picture, sizes, eager, large }: Props) {
  if (!picture) return <span className="geen-beeld" aria-hidden="true" />;
  const url = (width: number, type = "avif") => `/plaat/${picture.key}-${width}.${type}`;
  // The first large picture is asked for with the page itself (server/html/html.ts), so there is nothing to choose.
  const widths = large ? (eager ? [800] : [480, 800]) : [240, 480];
  const side = large ? 800 : 480;
  return (
    <picture id={large && eager ? FIRST_SEEN : undefined}>
      <source type="image/avif" srcSet={widths.map((width) => `${url(width)} ${width}w`).join(", ")} sizes={sizes} />
      <img
        src={url(480, "webp")}
        alt={picture.alt}
        width={side}
        height={side}
        loading={eager ? undefined : "lazy"}
        decoding={eager ? undefined : "async"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}
