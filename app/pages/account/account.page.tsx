import { dayOf, monthOf } from "#kit/day.ts";
import { listGarden } from "#account/garden.server.ts";
import { listPurchases } from "#account/purchases.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { addresses as addressTexts } from "#texts/account/addresses.ts";
import { garden as gardenTexts } from "#texts/account/garden.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/account.page.ts";
import { AddressCards } from "#accounts/addresses/address-cards.tsx";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { tasksIn } from "#accounts/garden/garden.ts";
import { GardenStrip } from "#accounts/garden/garden-strip.tsx";
import { OrderCard } from "#account/order-card.tsx";
import { isUnderWay } from "#account/purchase.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

export const handle = { name: "account" };

const say = account.overview;

export async function loader({ url, context }: Route.LoaderArgs) {
  const [shop, user] = [shopOf(context), requireUser(context)];
  const [addresses, purchases, garden] = await Promise.all([
    listAddresses(shop.db, user.id),
    listPurchases(shop, user),
    listGarden(shop, user),
  ]);
  const month = monthOf(dayOf(shop.now()));
  return {
    firstName: user.firstName,
    isNew: url.searchParams.has("welkom"),
    addresses: addresses.slice(0, 2),
    underWay: purchases.filter(isUnderWay),
    garden: garden.slice(0, 6),
    tasks: tasksIn(garden, month).length,
    hasGarden: garden.length > 0,
    month,
  };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { underWay, garden, tasks, hasGarden, month } = loaderData;
  const work = hasGarden ? (tasks ? say.tasks(tasks) : say.noTasks) : say.emptyGarden;
  return (
    <div className="stack ruim">
      <div>
        <h1>{account.hello(loaderData.firstName)}</h1>
        <p className="lead soft">
          {underWay.length ? say.onTheWay(underWay.length) : say.nothing} {work}
        </p>
      </div>
      {loaderData.isNew && <Message>{say.welcome}</Message>}
      {underWay.length > 0 && (
        <section>
          <div className="spread sectiekop">
            <h2 className="kop-3">{say.lately}</h2>
            <Link className="klein" to="/account/bestellingen">
              {say.allOrders}
            </Link>
          </div>
          <div className="stack">
            {underWay.slice(0, 3).map((order) => (
              <OrderCard key={order.number} order={order} />
            ))}
          </div>
        </section>
      )}
      <section>
        <div className="spread sectiekop">
          <h2 className="kop-3">{gardenTexts.title}</h2>
          <Link className="klein" to="/account/tuin">
            {hasGarden ? say.toGarden : gardenTexts.search}
          </Link>
        </div>
        {hasGarden ? <GardenStrip plants={garden} month={month} /> : <p className="soft">{say.firstPlants}</p>}
      </section>
      <section>
        <div className="spread sectiekop">
          <h2 className="kop-3">{addressTexts.title}</h2>
          <Link className="klein" to="/account/addresses">
            {say.toAddresses}
          </Link>
        </div>
        <AddressCards addresses={loaderData.addresses} />
      </section>
    </div>
  );
}
