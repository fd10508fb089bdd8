import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { acts, does } from "#accounts/door/acts.server.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { PawMark } from "#catalogue/label/paw.tsx";
import { carriagePrices } from "#catalogue/price/carriage.ts";
import { findCategory } from "#catalogue/product/products.server.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { reservationPath } from "#orders/reserving/reservations.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, type Shop, shopOf } from "#outside/shop.server.ts";
import { listReservationMethods } from "#payments/pay-reservation.server.ts";
import { cancelBeech, payBeech, reserveBeech } from "#payments/reservation-deeds.server.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { hedge } from "#texts/calculators/hedge.ts";
import { later } from "#ui/loading/later.ts";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { beechOffer, readBeechQuery } from "#calculators/beech/beech-offer.ts";
import { BeechPlan } from "#calculators/beech/beech-plan.tsx";
import { findHedge } from "#calculators/goods.server.ts";
import { tidy } from "#calculators/hedge/hedge-query.ts";
import { sayNumber } from "#calculators/measure.ts";
import { useHeard } from "#calculators/use-heard.ts";
import { deliveryWeeks } from "#calculators/beech/reservation.ts";
import { isTouched } from "#ui/form/touched.ts";
import { Trail } from "#calculators/trail.tsx";
import { findMine, shownReservation } from "./reservation.server.ts";
import type { Route } from "./+types/beech.page.ts";

const CategoryWords = lazy(
  later(() => import("#calculators/category-words.tsx").then(({ CategoryWords: words }) => ({ default: words }))),
);
const HedgeDrawing = lazy(
  later(() => import("#calculators/hedge/hedge-drawing.tsx").then(({ HedgeDrawing: drawn }) => ({ default: drawn }))),
);
const BeechDetails = lazy(later(() => import("#calculators/beech/beech-details.tsx")));
const BeechStatus = lazy(later(() => import("#calculators/beech/beech-status.tsx")));

export const handle = { auth: "open", name: "beech-reservation", query: "own" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const asked = url.searchParams.get("reservering");
  const mine = asked === null ? undefined : await findMine(shop, asked);
  const [green, red, category] = await Promise.all([
    findHedge(shop.db, "groene-beuk"),
    findHedge(shop.db, "rode-beuk"),
    findCategory(shop.db, "beukenhaag-reserveren"),
  ]);
  if (!green || !red || !category) throw new Error("no beech in the range");
  if (asked === null)
    keepPage(context, "category:beukenhaag-reserveren", "today", "product:groene-beuk", "product:rode-beuk");
  const today = dayOf(shop.now());
  return {
    query: tidy(url.searchParams),
    unknown: asked !== null && !mine,
    mine: mine ? shownReservation(shop, mine) : null,
    bankAway: url.searchParams.has("bank"),
    methods: await listReservationMethods(shop),
    kinds: { "groene-beuk": green, "rode-beuk": red },
    weeks: deliveryWeeks(today),
    prices: carriagePrices(shop.settings),
    words: { ...category.texts, tip: tipOf(category, today), body: toHtml(category.texts.body) },
  };
}

// A form may only lead to our own pages; to a bank elsewhere goes a link.
const ownOnly = ({ to }: { to: string }, _: unknown, shop: Shop) =>
  to.startsWith(`${shop.url}/`) ? to.slice(shop.url.length) : undefined;

export const action = acts(
  does(reserveBeech, { to: ownOnly }),
  does(payBeech, { to: ownOnly }),
  does(cancelBeech, { to: (_, { id }) => reservationPath(id) }),
);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title,
    description: loaderData?.words.description,
    path: "/beukenhaag-reserveren",
    picture: loaderData?.kinds["groene-beuk"].picture,
    noindex: Boolean(loaderData?.mine),
  });

export default function Beech({ loaderData, actionData }: Route.ComponentProps) {
  const { words, mine, unknown } = loaderData;
  return (
    <main id="inhoud">
      <PageStyle name="calculator" />
      <section className="rk">
        <div className="wrap">
          <Trail
            path="/beukenhaag-reserveren"
            trail={[{ label: "Haagplanten", to: "/haagplanten" }, { label: words.h1 }]}
            faq={words.faq}
            facts={shopFacts()}
          />
          {mine ? (
            <Suspense fallback={null}>
              <BeechStatus mine={mine} methods={loaderData.methods} told={actionData} bankAway={loaderData.bankAway} />
            </Suspense>
          ) : (
            <>
              <div className="rk-kop">
                <h1>{words.h1}</h1>
                <p className="lead">{words.intro}</p>
              </div>
              {unknown && <Message tone="let">{texts.unknown}</Message>}
              <Reserve loaderData={loaderData} told={actionData} />
            </>
          )}
        </div>
      </section>
      <div data-later>
        <Suspense fallback={null}>
          <CategoryWords words={words} questions={texts.questions} />
        </Suspense>
      </div>
    </main>
  );
}

function Reserve({ loaderData, told }: { loaderData: Route.ComponentProps["loaderData"]; told: Told | undefined }) {
  const { kinds, weeks, prices } = loaderData;
  const [text, setText] = useState(loaderData.query);
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(loaderData.query);
  if (seen !== loaderData.query) {
    setSeen(loaderData.query);
    setText(loaderData.query);
  }
  const address = new URLSearchParams(text);
  const query = readBeechQuery(address);
  const offer = beechOffer(kinds[query.slug], query, prices);
  const week = weeks.find((one) => one === address.get("week")) ?? weeks[0];
  const hear = useHeard(form, loaderData.query);
  const change = () => {
    if (!form.current) return;
    const filled = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    if (readBeechQuery(filled).slug !== query.slug) filled.delete("maat");
    const next = tidy(filled);
    hear(next);
    // In a transition what stands below stays until its scripts have come.
    startTransition(() => setText(next));
    history.replaceState(history.state, "", `?${next}`);
  };
  // What was filled in before the scripts came counts.
  const takeOver = useEffectEvent(() => isTouched(form.current) && change());
  useEffect(() => void takeOver(), []);
  if (week) address.set("week", week);
  if (offer.chosen) address.set("maat", offer.chosen.sku);
  const spacing = offer.chosen ? Math.round(100 / offer.chosen.perMetreNow) : 20;
  return (
    <div className="rk-grid">
      <BeechPlan query={query} offer={offer} weeks={weeks} week={week} form={form} of={text} onChange={change} />
      <div className="rk-uit stack">
        <figure className="rk-plan" data-later>
          <Suspense fallback={null}>
            <HedgeDrawing
              sides={query.plan.sides}
              plants={offer.plants}
              spacingCm={spacing}
              rows={query.rows}
              label={hedge.drawing(hedge.drawingWhat.recht([query.text]), hedge.plants(offer.plants), spacing)}
            />
          </Suspense>
        </figure>
        <div className="rk-som rk-beeld" role="status">
          <ProductPicture picture={kinds[query.slug].picture} sizes="140px" />
          <p className="kop groot">{offer.plants ? hedge.plants(offer.plants) : hedge.none}</p>
          <p className="klein soft">
            {offer.chosen
              ? texts.sum(
                  hedge.plants(offer.plants),
                  `${offer.chosen.heightCm[0]}–${offer.chosen.heightCm[1]} cm`,
                  sayNumber(offer.chosen.perMetreNow),
                )
              : texts.none}
          </p>
        </div>
        <PawMark paw={kinds[query.slug].paw} />
        {offer.plants > 0 && (
          <div data-later>
            <Suspense fallback={null}>
              <BeechDetails offer={offer} methods={loaderData.methods} plan={tidy(address)} told={told} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
