import { pageMeta } from "#layout/head/meta.ts";
import type { Told } from "#outside/deed/told.ts";
import { shopOf } from "#outside/shop.server.ts";
import { addresses as say } from "#texts/account/addresses.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Route } from "./+types/addresses.page.ts";
import { AddressCards } from "#accounts/addresses/address-cards.tsx";
import { addAddress, changeAddress, dropAddress } from "#accounts/addresses/address-deeds.server.ts";
import { ADDRESSES, AddressModal } from "#accounts/addresses/address-modal.tsx";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

export const handle = { name: "addresses", title: say.title };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: ADDRESSES, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireUser(context);
  const addresses = await listAddresses(shopOf(context).db, user.id);
  const asked = url.searchParams.get("adres");
  const one = addresses.find(({ id }) => id === asked);
  const isNew = asked === "nieuw";
  const fresh = { firstName: user.firstName, lastName: user.lastName, country: "NL" };
  const values: Record<string, string> = one ? textsOf(one) : fresh;
  return { addresses, open: isNew || one !== undefined, isNew, key: asked ?? "", values };
}

const textsOf = (address: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [
      name,
      value === true ? "ja" : value === false ? "" : String(value),
    ]),
  );

export const action = acts(
  does(addAddress, { to: ADDRESSES }),
  does(changeAddress, { to: ADDRESSES }),
  does(dropAddress, { to: ADDRESSES, otherwise: () => ADDRESSES }),
);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const name = (await request.clone().formData()).get("deed");
  try {
    return await serverAction();
  } catch (response) {
    if (response instanceof Response && response.status < 400)
      toast(name === "address.remove" ? say.removed : say.saved);
    throw response;
  }
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, open, isNew, key, values } = loaderData;
  const told = actionData as Told | undefined;
  // Changed here and removed in another tab: what was typed stays, and can be kept as a new one.
  const isGone = key !== "" && told?.reason === "unknown";
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <AddressModal key={key} open={open || isGone} isNew={isNew || isGone} values={values} told={told} />
      <AddressCards addresses={addresses} />
    </div>
  );
}
