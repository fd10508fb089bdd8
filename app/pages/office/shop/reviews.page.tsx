import { acts, does } from "#accounts/door/acts.server.ts";
import { refuseReview, showReview } from "#office/shop/shop-deeds.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { listJudged, listWaiting } from "#reviews/reviews.server.ts";
import { officeReviews as say } from "#texts/office/reviews.ts";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Outcome, Deed, fieldOf, Folded, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import type { Route } from "./+types/reviews.page.ts";

export const handle = { name: "office-reviews" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/beoordelingen", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const { db } = shopOf(context);
  const [waiting, judged] = await Promise.all([listWaiting(db), listJudged(db)]);
  const cards = await listCards(db, [...new Set([...waiting, ...judged].map(({ product }) => product))]);
  const names = Object.fromEntries(cards.map(({ slug, name }) => [slug, name]));
  return {
    names,
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    waiting: waiting.slice(0, 50).map(({ id, product, size, order, stars, title, text, author, city, writtenAt }) => ({
      id,
      product,
      size,
      order,
      stars,
      title,
      text,
      by: say.by(author, city, sayDate(dayOf(writtenAt))),
    })),
    judged: judged.map(({ id, product, stars, title, refusedWhy }) => ({ id, product, stars, title, refusedWhy })),
  };
}

export const action = acts(
  does(showReview, { to: "/kantoor/beoordelingen?gedaan=geplaatst" }),
  does(refuseReview, { to: "/kantoor/beoordelingen?gedaan=geweigerd" }),
);

export default function OfficeReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, judged, names } = loaderData;
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={loaderData.done} told={actionData} />
      {waiting.length === 0 && <p>{say.none}</p>}
      {waiting.map((review) => {
        const mine = actionData?.values?.beoordeling === String(review.id) ? actionData : undefined;
        const along = { beoordeling: review.id };
        return (
          <article key={review.id} className="beoordeling stack">
            <div>
              <h2>{review.title}</h2>
              <p className="klein soft">
                {say.stars(review.stars)} ·{" "}
                <Link to={`/p/${review.product}`}>{names[review.product] ?? review.product}</Link> · {review.size} ·{" "}
                <Link to={`/kantoor/bestellingen/${review.order}`}>{say.order(review.order)}</Link>
              </p>
            </div>
            <p className="woorden">{review.text}</p>
            <p className="klein soft">{review.by}</p>
            <Deed deed="reviews.show" label={say.show} along={along} />
            <Folded title={say.refuse} open={mine !== undefined}>
              <Deed deed="reviews.refuse" label={say.refuse} kind="lijn" along={along}>
                <TextField {...fieldOf(mine)("waarom")} label={say.why} help={say.whyHelp} maxLength={300} required />
              </Deed>
            </Folded>
          </article>
        );
      })}
      <Part title={say.judged}>
        <Rows
          label={say.judged}
          head={Object.values(say.head)}
          none={say.nothing}
          rows={judged.map(({ id, product, stars, title, refusedWhy }) => ({
            key: id,
            cells: [
              <Link key="p" to={`/p/${product}`}>
                {names[product] ?? product}
              </Link>,
              `${say.stars(stars)}: ${title}`,
              refusedWhy === null ? say.shown : say.refused(refusedWhy),
            ],
          }))}
        />
      </Part>
    </>
  );
}
