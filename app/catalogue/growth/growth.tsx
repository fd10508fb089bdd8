import { Suspense, useEffect, useRef, useState } from "react";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { type Growth, heightAfter, sayHeight, type Shape, YEARS } from "./growth.ts";
import { part } from "#ui/loading/part.tsx";

const GrowthSlider = part<{ growth: Growth; shape: Shape }>(() => import("./growth-slider.tsx"), Words);

/** Four heights in words; the drawing with its slider is fetched when somebody comes near. */
export function GrowthOverTime({ growth, shape }: { growth: Growth; shape: Shape }) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const here = ref.current;
    if (!here) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "200px" },
    );
    watch.observe(here);
    return () => watch.disconnect();
  }, []);
  const words = <Words growth={growth} />;
  return (
    <div className="stack groei" ref={ref}>
      <h2>{say.growth.heading}</h2>
      <p className="soft">{say.growth.text}</p>
      {near ? (
        <Suspense fallback={words}>
          <GrowthSlider growth={growth} shape={shape} />
        </Suspense>
      ) : (
        words
      )}
    </div>
  );
}

function Words({ growth }: { growth: Growth }) {
  return (
    <dl className="groei-rij">
      {YEARS.map((years) => (
        <div key={years}>
          <dt>{years === 0 ? say.growth.now : say.growth.years(years)}</dt>
          <dd>{sayHeight(heightAfter(years, growth))}</dd>
        </div>
      ))}
    </dl>
  );
}
