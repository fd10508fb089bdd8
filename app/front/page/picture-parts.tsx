import { ProductPicture } from "#catalogue/card/picture.tsx";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { home } from "#texts/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { FIRST_ON_PHONE, FIRST_SEEN } from "#ui/loading/first-seen.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Action, BlockShown, Label, Picture, Tile } from "./shown.ts";

type Of<Kind extends BlockShown["kind"]> = Omit<Extract<BlockShown, { kind: Kind }>, "kind" | "id">;

/** The first block of a page is what it is opened for; a page has one heading of the first kind. */
export function Hero({ heading, text, action, second, picture, labels, isFirst }: Of<"hero"> & { isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section className="held lommer">
      <div className="wrap held-in">
        <div className="held-tekst">
          <Heading>{heading}</Heading>
          <p className="lead">{text}</p>
          <div className="row">
            {action && (
              <Link className="btn btn-actie btn-xl" to={action.to}>
                {action.text}
              </Link>
            )}
            {second && (
              <Link className="link-pijl" to={second.to}>
                {second.text} <Icon name="verder" />
              </Link>
            )}
          </div>
        </div>
        {picture ? <OwnParade picture={picture} isFirst={isFirst} /> : <Parade labels={labels} isFirst={isFirst} />}
      </div>
    </section>
  );
}

function OwnParade({ picture, isFirst }: { picture: NonNullable<Picture>; isFirst: boolean }) {
  return (
    <div className="parade parade-eigen">
      <PageStyle name="front" />
      <ProductPicture picture={picture} sizes="(max-width: 62rem) 84vw, 660px" large eager={isFirst} />
    </div>
  );
}

function Parade({ labels, isFirst }: { labels: Label[]; isFirst: boolean }) {
  return (
    <div className="parade">
      <picture id={isFirst ? FIRST_SEEN : undefined}>
        {/* Cut higher than the wide one: each says its own shape, or the page jumps when it comes. */}
        <source type="image/avif" media={FIRST_ON_PHONE} srcSet="/plaat/hero/home-580.avif" width="580" height="486" />
        <source
          type="image/avif"
          media="(max-width: 62rem)"
          srcSet="/plaat/hero/home-860.avif"
          width="860"
          height="720"
        />
        <source type="image/avif" srcSet="/plaat/hero/home-1640.avif" />
        <img
          src="/plaat/hero/home-1640.avif"
          alt={home.hero.picture}
          width="1640"
          height="1000"
          fetchPriority={isFirst ? "high" : undefined}
        />
      </picture>
      <img className="meetlat" src="/beeld/meetlat.svg" alt="" width="60" height="861" />
      {labels.map(({ slug, name, fromCents, spot }) => (
        <Link key={slug} className={`etiket etiket-kalk hs ${spot}`} to={productPath(slug)}>
          <b>{name}</b>
          <br />
          {home.hero.from(euros(fromCents))}
        </Link>
      ))}
    </div>
  );
}

/** Two things side by side; each has pictures of its own, or that of a product. */
export function Tiles({ tiles }: Of<"tiles">) {
  return (
    <section className="section straks">
      <div className="wrap bb-grid">
        {tiles.map((tile, at) => (
          <Link key={tile.heading} className={at ? "vlak vlak-klei" : "vlak vlak-salie"} to={tile.action.to}>
            <div>
              <h2>{tile.heading}</h2>
              <p>{tile.text}</p>
              <span className="link-pijl">
                {tile.action.text} <Icon name="verder" />
              </span>
            </div>
            <TilePictures tile={tile} at={at} />
          </Link>
        ))}
      </div>
    </section>
  );
}

function TilePictures({ tile: { picture }, at }: { tile: Tile; at: number }) {
  const drawn = (src: string, className?: string) => (
    <img className={className} src={src} alt="" width="480" height="480" loading="lazy" decoding="async" />
  );
  if (picture)
    return (
      <>
        <PageStyle name="front" />
        {drawn(`/plaat/${picture.key}-480.avif`, "los")}
      </>
    );
  if (at) return drawn("/beeld/potten.avif");
  return (
    <>
      {drawn("/beeld/ficus_lyrata.avif", "ach")}
      {drawn("/beeld/monstera_plant.avif", "voor")}
    </>
  );
}

/** A season or a sale, on dark ground. */
export function Campaign({ eyebrow, heading, text, action, second, picture }: Of<"campaign">) {
  return (
    <section className="kerst donker nacht lommer">
      <div className="wrap kerst-in straks">
        <div className="stack">
          {eyebrow && (
            <p className="eyebrow">
              <Icon name="kerst" small /> {eyebrow}
            </p>
          )}
          <h2>{heading}</h2>
          <p className="soft smal">{text}</p>
          <Buttons action={action} second={second} />
        </div>
        {picture ? (
          <ProductPicture picture={picture} sizes="(max-width: 62rem) 90vw, 544px" large />
        ) : (
          <img
            src="/beeld/xmas-donker.avif"
            alt={home.christmas}
            width="640"
            height="640"
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}

function Buttons({ action, second }: { action?: Action | undefined; second?: Action | undefined }) {
  return (
    <div className="row">
      {action && (
        <Link className="btn btn-actie" to={action.to}>
          {action.text}
        </Link>
      )}
      {second && (
        <Link className="btn btn-lijn" to={second.to}>
          <Icon name="zakelijk" /> {second.text}
        </Link>
      )}
    </div>
  );
}
