import { useEffect, useEffectEvent, useRef, useState } from "react";
import { data, redirect } from "react-router";
import { isSameOrigin } from "#accounts/session/csrf.server.ts";
import { findUser } from "#accounts/session/sessions.server.ts";
import { carriagePrices } from "#catalogue/price/carriage.ts";
import { findCategory } from "#catalogue/product/products.server.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { findReservation, reservationPath, type Reserved } from "#orders/reserving/reservations.server.ts";
import { reserveHedge } from "#orders/reserving/reserve-hedge.server.ts";
import { cancelReservation } from "#orders/reserving/tend-reservations.server.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { listReservationMethods, payReservation } from "#payments/pay-reservation.server.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { beechForm } from "#calculators/beech/beech-form.ts";
import { beechOffer, readBeechQuery } from "#calculators/beech/beech-offer.ts";
import { type BeechAnswer, BeechDetails, BeechPlan } from "#calculators/beech/beech-parts.tsx";
import { BeechStatus } from "#calculators/beech/beech-status.tsx";
import { CategoryWords } from "#calculators/category-words.tsx";
import { findHedge } from "#calculators/goods.server.ts";
import { HedgeDrawing } from "#calculators/hedge/hedge-drawing.tsx";
import { tidy } from "#calculators/hedge/hedge-query.ts";
import { sayNumber } from "#calculators/measure.ts";
import { deliveryWeeks } from "#calculators/beech/reservation.ts";
import { isTouched } from "#calculators/touched.ts";
import { Trail } from "#calculators/trail.tsx";
import { findMine, shownReservation } from "./reservation.server.ts";
import type { Route } from "./+types/beech.page.ts";

const { hedge } = calculators;

export const handle = { auth: "open", name: "beech-reservation" };

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

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const home = (to: string) => redirect(to.replace(shop.url, ""), { status: 303 });
  const toBank = async (found: Reserved) => {
    const here = reservationPath(found.reservation.id);
    const paying = await payReservation(shop, found, text("method"));
    // A form may only lead to our own pages; to a bank elsewhere goes a link.
    if (paying.ok)
      return paying.url.startsWith(shop.url) ? home(paying.url) : data({ go: paying.url } satisfies BeechAnswer);
    if (paying.reason === "gone") return data({ problem: "gone" } satisfies BeechAnswer, { status: 409 });
    return home(paying.reason === "bank" ? `${here}&bank=weg` : here);
  };
  if (text("intent") !== "reserve") {
    const found = await findReservation(shop.db, text("id"));
    if (!found) return data({ problem: "plan" } satisfies BeechAnswer, { status: 404 });
    if (text("intent") === "pay") return toBank(found);
    const done = await cancelReservation(shop, found.reservation.id);
    return done
      ? home(reservationPath(found.reservation.id))
      : data({ problem: "late" } satisfies BeechAnswer, { status: 409 });
  }
  const values = Object.fromEntries(
    [...Object.keys(beechForm), "pay", "expected", "method"].map((name) => [name, text(name)]),
  );
  const user = await findUser(shop, request);
  const done = await reserveHedge(shop, url.searchParams, values, {
    peer: peerOf(request),
    userId: user?.id ?? null,
  });
  if (done.ok) return toBank(done);
  if (done.reason === "wrong") return data({ values, errors: done.errors } satisfies BeechAnswer, { status: 422 });
  return data({ values, problem: done.reason } satisfies BeechAnswer, {
    status: done.reason === "too-many" ? 429 : 409,
  });
}

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
  const answer = actionData as BeechAnswer | undefined;
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
            <BeechStatus
              mine={mine}
              methods={loaderData.methods}
              go={answer?.go}
              problem={answer?.problem ?? (loaderData.bankAway ? "bank" : undefined)}
            />
          ) : (
            <>
              <div className="rk-kop">
                <h1>{words.h1}</h1>
                <p className="lead">{words.intro}</p>
              </div>
              {unknown && <Message tone="let">{texts.unknown}</Message>}
              <Reserve loaderData={loaderData} answer={answer} />
            </>
          )}
        </div>
      </section>
      <CategoryWords words={words} questions={texts.questions} />
    </main>
  );
}

function Reserve({
  loaderData,
  answer,
}: {
  loaderData: Route.ComponentProps["loaderData"];
  answer: BeechAnswer | undefined;
}) {
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
  const change = () => {
    if (!form.current) return;
    const filled = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    if (readBeechQuery(filled).slug !== query.slug) filled.delete("maat");
    const next = tidy(filled);
    setText(next);
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
      <BeechPlan query={query} offer={offer} weeks={weeks} week={week} form={form} onChange={change} />
      <div className="rk-uit stack">
        <figure className="rk-plan">
          <HedgeDrawing
            sides={query.plan.sides}
            plants={offer.plants}
            spacingCm={spacing}
            rows={query.rows}
            label={hedge.drawing(hedge.drawingWhat.recht([query.text]), hedge.plants(offer.plants), spacing)}
          />
        </figure>
        <div className="rk-som" role="status">
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
        {offer.plants > 0 && (
          <BeechDetails
            offer={offer}
            methods={loaderData.methods}
            action={`/beukenhaag-reserveren?${tidy(address)}`}
            answer={answer}
          />
        )}
      </div>
    </div>
  );
}
