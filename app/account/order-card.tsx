import { Form } from "react-router";
import { sayDate, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { orders as say } from "#texts/account/orders.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { isUnderWay, type Purchase } from "./purchase.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function OrderCard({ order, more }: { order: Purchase; more?: boolean }) {
  const status = say.status[order.status] ?? order.status;
  // Among its own list it stands right under the title of the page.
  const Heading = more ? "h2" : "h3";
  const heading = isUnderWay(order) && order.deliveryDay ? capital(sayDay(order.deliveryDay)) : status;
  return (
    <article className="order" aria-label={say.line(order.number, order.count, euros(order.totalCents))}>
      <div className="order-beeld">
        {order.lines
          .slice(0, 3)
          .map(({ sku, cut, picture }) =>
            picture ? (
              <img
                key={`${sku} ${cut}`}
                src={`/plaat/${picture.key}-240.avif`}
                alt=""
                width="120"
                height="120"
                loading="lazy"
              />
            ) : null,
          )}
      </div>
      <div className="stack strak">
        <Heading className="kop-3">{heading}</Heading>
        <p className="klein soft">{say.line(order.number, order.count, euros(order.totalCents))}</p>
        <p className="klein soft">{say.placed(sayDate(order.placedOn))}</p>
        {order.lines.map(
          ({ sku, cut, name, note }) =>
            note && (
              <p className="klein" key={`${sku} ${cut}`}>
                {name}, {note}
              </p>
            ),
        )}
        {more && order.toReview.length > 0 && (
          <ul className="klein" aria-label={say.review}>
            {order.toReview.map(({ slug, name, link }) => (
              <li key={slug}>
                <a href={link}>{say.reviewOne(name)}</a>
              </li>
            ))}
          </ul>
        )}
        {order.step > 0 && (
          <ol className="spoor" aria-label={`${say.track}: ${status}`}>
            {say.steps.map((step, at) => (
              <li
                key={step}
                className={
                  at + 1 === order.step ? (order.step === 5 ? "af" : "nu") : at < order.step ? "af" : undefined
                }
                aria-current={at + 1 === order.step ? "step" : undefined}
              >
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="order-acties">
        {order.trackUrl && isUnderWay(order) ? (
          <a className={buttonClass({ size: "s" })} href={order.trackUrl} rel="noreferrer">
            {say.follow}
          </a>
        ) : (
          <a className={buttonClass({ size: "s" })} href={order.link}>
            {say.view}
          </a>
        )}
        {order.invoiceUrl && (
          <a className={buttonClass({ kind: "lijn", size: "s" })} href={order.invoiceUrl}>
            <Icon name="factuur" small /> {say.invoice}
          </a>
        )}
        {more && (
          <>
            <Form method="post" action="/account/bestellingen">
              <input type="hidden" name="number" value={order.number} />
              <input type="hidden" name="press" value={order.press} />
              <Button type="submit" kind="lijn" size="s" wide>
                {say.again}
              </Button>
            </Form>
            {order.step > 1 && (
              <a className="klein" href={`/annuleren-retouren?b=${order.number}#herroepen`}>
                {say.withdraw}
              </a>
            )}
            {order.step > 1 && (
              <a className="klein" href="/garantie-klachten">
                {say.guarantee}
              </a>
            )}
          </>
        )}
      </div>
    </article>
  );
}
