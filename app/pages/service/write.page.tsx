import { data, Form, redirect } from "react-router";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findReviewOrder, listReviewable, type Reviewable } from "#orders/shipping/invite-review.server.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { reviewForm as say } from "#texts/review-form.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { writeReview } from "#reviews/write-review.server.ts";
import type { Route } from "./+types/write.page.ts";

export const handle = { auth: "open", name: "review" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/beoordelen", noindex: true });

/** The signed link of the mail is the only way in. */
async function openForm(shop: Shop, url: URL) {
  const order = await findReviewOrder(shop, url.searchParams.get("b") ?? "", url.searchParams.get("t") ?? "");
  if (!order) throw pageNotFound();
  return { order, items: await listReviewable(shop.db, order) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { order, items } = await openForm(shopOf(context), url);
  const sent = items.find(({ product }) => product === url.searchParams.get("verstuurd"));
  return { number: order.number, items, sent: sent?.written === true, chosen: url.searchParams.get("p") };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const shop = shopOf(context);
  const { order, items } = await openForm(shop, url);
  const form = await request.formData();
  const read = (name: string, most: number) => String(form.get(name) ?? "").slice(0, most);
  const said = { stars: Number(read("stars", 2)), title: read("title", 80), text: read("text", 2000) };
  const item = items.find(({ product }) => product === read("product", 200));
  const refuse = (reason: keyof typeof say.problems) =>
    data({ ...said, product: item?.product ?? "", reason, problem: say.problems[reason] }, { status: 422 });
  if (!item) return refuse("unknown");
  const { contact, deliverTo } = order.snapshot;
  const shown = form.has("name");
  const proof = {
    order: order.number,
    product: item.product,
    size: item.size,
    deliveredOn: order.deliveredAt && dayOf(order.deliveredAt),
    firstName: shown ? contact.firstName : "",
    city: shown ? deliverTo.city : "",
  };
  const written = await writeReview(shop, proof, said);
  if (!written.ok) return refuse(written.reason);
  const here = new URLSearchParams({ b: order.number, t: url.searchParams.get("t") ?? "", verstuurd: item.product });
  return redirect(`/beoordelen?${here}`, 303);
}

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
          refused={actionData?.product === item.product ? actionData : undefined}
          open={items.length === 1 || chosen === item.product}
        />
      ))}
      <p className="klein soft">{say.rule}</p>
    </main>
  );
}

type Refused = { stars: number; title: string; text: string; reason: string; problem: string };

function Item({ item, refused, open }: { item: Reviewable; refused: Refused | undefined; open: boolean }) {
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
                  defaultChecked={refused?.stars === stars}
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
            defaultValue={refused?.title}
          />
          <AreaField label={say.text} name="text" rows={5} maxLength={2000} required defaultValue={refused?.text} />
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
