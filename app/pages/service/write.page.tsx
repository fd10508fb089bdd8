import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findReviewOrder, listReviewable, type Reviewable } from "#orders/shipping/invite-review.server.ts";
import { sendReview } from "#orders/shipping/review-deed.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { reviewForm as say } from "#texts/reviews/form.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/write.page.ts";

export const handle = { auth: "open", name: "review" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/beoordelen", noindex: true });

/** The signed link of the mail is the only way in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const query = url.searchParams;
  const order = await findReviewOrder(shop, query.get("b") ?? "", query.get("t") ?? "");
  if (!order) throw pageNotFound();
  const items = await listReviewable(shop.db, order);
  const sent = items.find(({ product }) => product === query.get("verstuurd"));
  return { number: order.number, items, sent: sent?.written === true, chosen: query.get("p") };
}

export const action = acts(
  does(sendReview, {
    query: ["b", "t"],
    to: (_, { b, t, product }) => `/beoordelen?${new URLSearchParams({ b, t, verstuurd: product })}`,
  }),
);

export default function Write({ loaderData: { number, items, sent, chosen }, actionData }: Route.ComponentProps) {
  return (
    <main id="inhoud" className="wrap beoordelen">
      <PageStyle name="review" />
      <p className="soft">{say.order(number)}</p>
      <h1>{say.title}</h1>
      <p className="lead">{items.length ? say.lead : say.none}</p>
      <div role="status">{sent && !actionData && <Message>{say.sent}</Message>}</div>
      {items.map((item) => (
        <Item
          key={item.product}
          item={item}
          refused={actionData?.values?.product === item.product ? actionData : undefined}
          open={items.length === 1 || chosen === item.product}
        />
      ))}
      <p className="klein soft">{say.rule}</p>
    </main>
  );
}

function Item({ item, refused, open }: { item: Reviewable; refused: Told | undefined; open: boolean }) {
  const { product, name, size, written } = item;
  const title = (
    <h2 className="kop-3">
      {name} <span className="klein soft">{size}</span>
    </h2>
  );
  if (written)
    return (
      <section className="beoordeel">
        {title}
        <p className="soft">{say.problems.already}</p>
      </section>
    );
  return (
    <section className="beoordeel" id={product}>
      {title}
      {refused && <Message tone="fout">{refused.problem}</Message>}
      <details open={open || refused !== undefined}>
        <summary>{say.title}</summary>
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="product" value={product} />
          <fieldset>
            <legend>{say.stars}</legend>
            <div className="row">
              {[5, 4, 3, 2, 1].map((stars) => (
                <Choice
                  key={stars}
                  type="radio"
                  name="stars"
                  value={stars}
                  label={say.star[stars]}
                  defaultChecked={refused?.values?.stars === String(stars)}
                  required
                />
              ))}
            </div>
          </fieldset>
          <TextField
            label={say.about}
            help={say.aboutHelp}
            name="title"
            maxLength={80}
            required
            defaultValue={refused?.values?.title}
          />
          <AreaField
            label={say.text}
            name="text"
            rows={5}
            maxLength={2000}
            required
            defaultValue={refused?.values?.text}
          />
          <Choice
            name="name"
            value="ja"
            label={
              <>
                {say.name} <span className="soft">{say.nameHelp}</span>
              </>
            }
          />
          <Button type="submit">{say.send}</Button>
        </Form>
      </details>
    </section>
  );
}
