import { product as say } from "#texts/product.ts";
import { Icon } from "#ui/icon.tsx";
import { ui } from "#texts/ui.ts";
import { ProductPicture } from "./picture.tsx";

type Props = {
  slug: string;
  name: string;
  pictures: { key: string; alt: string; view: string }[];
  height: readonly [number, number] | null;
  living: boolean;
};

/** Thumbnails are radio buttons: style sheets alone change the picture. */
export function Gallery({ slug, name, pictures, height, living }: Props) {
  return (
    <div className="galerij">
      <div className="podium">
        {height && <Ruler height={height} />}
        {pictures.map((picture, at) => (
          <div key={picture.key} className={`zicht zicht-${at}`}>
            <ProductPicture picture={picture} sizes="(max-width: 62rem) 92vw, 640px" large {...(at === 0 && { eager: true })} />
          </div>
        ))}
        {pictures.length === 0 && <span className="geen-beeld" aria-hidden="true" />}
        <form className="bewaar-f" method="post" action="/bewaard">
          <input type="hidden" name="slug" value={slug} />
          <button type="submit" className="knop-ic bewaar" aria-label={ui.save(name)} data-save={slug}>
            <Icon name="bewaren" />
          </button>
        </form>
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
      <p className="mini soft impressie">{living ? say.impression : say.impressionGoods}</p>
    </div>
  );
}

const [TOP, FOOT] = [45, 529];

/** A measuring staff beside the picture, with the chosen size as an orange band. */
function Ruler({ height: [low, high] }: { height: readonly [number, number] }) {
  const most = Math.max(50, Math.ceil(high / 50) * 50);
  const y = (cm: number) => Math.round(FOOT - (cm / most) * (FOOT - TOP));
  const step = most / 20;
  const ticks = Array.from({ length: 22 }, (_, at) => `M40 ${y(at * step)}h${at % 2 ? 8 : 14}`).join("");
  return (
    <>
      <svg className="lat" viewBox="0 0 120 640" aria-hidden="true">
        <rect x="40" y={y(high)} width="14" height={Math.max(4, y(low) - y(high))} fill="#F59120" />
        <path d={`${ticks}M40 14V529`} stroke="#6A4D35" strokeWidth="1.5" fill="none" />
        <path d="M40 529v111" stroke="#6A4D35" strokeWidth="1.5" strokeDasharray="2 5" />
        <g fontSize="14" fontWeight="600" fill="#6A4D35" textAnchor="end">
          <text x="34" y={TOP + 5}>{most}</text>
          <text x="34" y={y(most / 2) + 5}>{most / 2}</text>
          <text x="34" y={FOOT + 5}>0</text>
        </g>
        <text x="62" y={FOOT + 5} fontSize="13" fill="#6A4D35">
          {say.ground}
        </text>
      </svg>
      <p className="lat-bij">
        {say.yourSize}
        <br />
        <b>
          {low === high ? low : `${low}–${high}`} cm
        </b>
      </p>
    </>
  );
}
