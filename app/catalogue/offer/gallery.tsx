import { offer as words } from "#texts/catalogue/offer.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Heart } from "../card/heart.tsx";
import { isPhoto } from "../photos/photo-key.ts";
import { ProductPicture } from "../card/picture.tsx";

type Props = {
  slug: string;
  name: string;
  pictures: { key: string; alt: string; view: string }[];
  height: readonly [number, number] | null;
  /** the chosen size in words */
  size: string;
  living: boolean;
};

/** Thumbnails are radio buttons: style sheets alone change the picture. */
export function Gallery({ slug, name, pictures, height, size, living }: Props) {
  const photographed = pictures.filter(({ key }) => isPhoto(key)).length;
  const drawn = photographed < pictures.length;
  return (
    <div className={pictures.length > 1 ? "galerij met-duim" : "galerij"}>
      <div className="podium">
        {/* The staff stands beside a drawing made to its measure. */}
        {height && !(pictures[0] && isPhoto(pictures[0].key)) && (
          <Ruler height={height} foot={pictures[0]?.view === "hedge" ? 606 : 529} />
        )}
        {pictures.map((picture, at) => (
          <div key={picture.key} className={`zicht zicht-${at}`}>
            <ProductPicture
              picture={picture}
              sizes="(max-width: 62rem) 92vw, 640px"
              large
              eager={at === 0}
              main={picture.key === slug}
            />
          </div>
        ))}
        {pictures.length === 0 && <span className="geen-beeld" aria-hidden="true" />}
        <Heart slug={slug} name={name} />
      </div>
      {pictures.length > 1 && (
        <fieldset className="duim">
          <legend className="vh">{say.views}</legend>
          {pictures.map(({ key, view }, at) => (
            <label key={key}>
              <input type="radio" name="zicht" id={`zicht-${at}`} defaultChecked={at === 0} />
              <img src={`/plaat/${key}-240.avif`} alt="" width="120" height="120" loading="lazy" decoding="async" />
              <span>{say.viewNames[view] ?? view}</span>
            </label>
          ))}
        </fieldset>
      )}
      {drawn && (
        <p className="mini soft impressie">
          {pictures[0]?.view === "plant" && living && <b>{words.asDelivered(size)}</b>}{" "}
          {photographed > 0 ? say.impressionBeside : living ? say.impression : say.impressionGoods}
        </p>
      )}
    </div>
  );
}

const TOP = 45;

/** A measuring staff beside the picture, with the chosen size as an orange band; a pot stands below its zero. */
function Ruler({ height: [low, high], foot }: { height: readonly [number, number]; foot: number }) {
  const most = Math.max(50, Math.ceil(high / 50) * 50);
  const y = (cm: number) => Math.round(foot - (cm / most) * (foot - TOP));
  const ticks = Array.from({ length: 22 }, (_, at) => `M40 ${y((at * most) / 20)}h${at % 2 ? 8 : 14}`).join("");
  const middle = (y(low) + y(high)) / 2;
  return (
    <svg className="lat" viewBox="0 0 180 640" aria-hidden="true">
      <rect x="40" y={y(high)} width="14" height={Math.max(4, y(low) - y(high))} fill="#F59120" />
      <path d={`${ticks}M40 14V${foot}`} stroke="#6A4D35" strokeWidth="1.5" fill="none" />
      <path d={`M40 ${foot}V640`} stroke="#6A4D35" strokeWidth="1.5" strokeDasharray="2 5" />
      <g className="getal">
        <text x="34" y={TOP + 5}>
          {most}
        </text>
        <text x="34" y={y(most / 2) + 5}>
          {most / 2}
        </text>
        <text x="34" y={foot + 5}>
          0
        </text>
      </g>
      <text x="66" y={middle - 5}>
        {say.yourSize}
      </text>
      <text className="maat" x="66" y={middle + 13}>
        {low === high ? low : `${low}–${high}`} cm
      </text>
    </svg>
  );
}
