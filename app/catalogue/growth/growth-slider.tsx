import { useState } from "react";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { type Growth, heightAfter, sayHeight, type Shape, YEARS } from "./growth.ts";

const PERSON = 175;
const GROUND = 230;

/** Draws the plant to scale beside a person, now and after one, three and five years. */
export default function GrowthSlider({ growth, shape }: { growth: Growth; shape: Shape }) {
  const [stop, setStop] = useState(0);
  const years = YEARS[stop] ?? 0;
  const height = heightAfter(years, growth);
  const most = Math.max(PERSON + 25, heightAfter(5, growth) * 1.08);
  const scale = (GROUND - 16) / most;
  const words =
    years === 0
      ? say.growth.nowPicture(sayHeight(height))
      : say.growth.picture(say.growth.years(years), sayHeight(height));
  return (
    <>
      <svg className="groei-beeld" viewBox="0 0 480 250" role="img" aria-label={words}>
        {[100, 200, 300, 400, 600, 800, 1200, 1600]
          .filter((cm) => cm < most && cm * scale > 14)
          .map((cm) => (
            <g key={cm} className="peil">
              <path d={`M34 ${GROUND - cm * scale}H470`} />
              <text x="28" y={GROUND - cm * scale + 4}>
                {cm / 100} m
              </text>
            </g>
          ))}
        <Ghost shape={shape} height={heightAfter(5, growth) * scale} />
        <g className="nu">
          <Plant shape={shape} height={height * scale} />
        </g>
        <g className="mens" transform={`translate(390 ${GROUND}) scale(${(PERSON * scale) / 175})`}>
          <circle cx="0" cy="-162" r="12" />
          <path d="M0 -148c-16 0-24 10-24 26v48h9v74h12v-66h6v66h12v-74h9v-48c0-16-8-26-24-26z" />
        </g>
        <path className="grond" d={`M0 ${GROUND}H480`} />
      </svg>
      <label className="groei-schuif">
        <span className="vh">{say.growth.slider}</span>
        <input
          type="range"
          className="schuif"
          min={0}
          max={YEARS.length - 1}
          step={1}
          value={stop}
          aria-valuetext={words}
          onChange={({ target }) => setStop(Number(target.value))}
        />
      </label>
      <div className="groei-rij">
        {YEARS.map((one, at) => (
          <button key={one} type="button" aria-pressed={at === stop} onClick={() => setStop(at)}>
            <span>{one === 0 ? say.growth.now : say.growth.years(one)}</span>
            <b>{sayHeight(heightAfter(one, growth))}</b>
          </button>
        ))}
      </div>
    </>
  );
}

function Ghost(props: { shape: Shape; height: number }) {
  return (
    <g className="later">
      <Plant {...props} />
    </g>
  );
}

function Plant({ shape, height }: { shape: Shape; height: number }) {
  const top = GROUND - height;
  if (shape === "hedge") return <rect x="60" y={top} width="270" height={height} rx={Math.min(10, height / 4)} />;
  if (shape === "tree")
    return (
      <>
        <rect
          className="stam"
          x="188"
          y={GROUND - height * 0.5}
          width={Math.max(4, height * 0.04)}
          height={height * 0.5}
        />
        <ellipse cx="190" cy={top + height * 0.36} rx={Math.min(130, height * 0.3)} ry={height * 0.36} />
      </>
    );
  const half = Math.min(130, Math.max(10, height * 0.48));
  return (
    <path
      d={`M${190 - half * 0.5} ${GROUND}C${190 - half * 1.5} ${GROUND - height * 0.4} ${190 - half} ${top} 190 ${top}S${190 + half * 1.5} ${GROUND - height * 0.4} ${190 + half * 0.5} ${GROUND}z`}
    />
  );
}
