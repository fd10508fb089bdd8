import { data, redirect } from "react-router";
import { isCountry } from "#kit/address.ts";
import { findErrors } from "#kit/form/form.ts";
import type { Id } from "#kit/id.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Route } from "./+types/addresses.page.ts";
import { AddressCards } from "#accounts/addresses/address-cards.tsx";
import { ADDRESS_FIELDS, addressForm } from "#accounts/addresses/address-form.ts";
import { ADDRESSES, AddressModal, type AddressTold } from "#accounts/addresses/address-modal.tsx";
import { type GivenAddress, listAddresses, removeAddress, saveAddress } from "#accounts/addresses/addresses.server.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

const say = account.addresses;

export const handle = { name: "addresses", title: say.title, scrollToTop: false };

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

export async function action({ request, url, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const [shop, user] = [shopOf(context), requireUser(context)];
  const form = await request.formData();
  if (form.get("intent") === "remove") {
    await removeAddress(shop, user.id, String(form.get("id")) as Id<"adr">);
    return redirect(ADDRESSES);
  }
  const names = [...ADDRESS_FIELDS, "forDelivery", "forBilling"];
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      String(form.get(name) ?? "")
        .trim()
        .slice(0, 200),
    ]),
  );
  const errors = findErrors(addressForm, values);
  if (Object.keys(errors).length) return data<AddressTold>({ values, errors }, { status: 422 });
  const given = {
    ...values,
    country: isCountry(values.country ?? "") ? values.country : "NL",
    forDelivery: values.forDelivery === "ja",
    forBilling: values.forBilling === "ja",
  } as unknown as GivenAddress;
  const asked = url.searchParams.get("adres");
  const saved = await saveAddress(shop, user.id, given, asked === "nieuw" || !asked ? undefined : (asked as Id<"adr">));
  if (saved.ok) return redirect(ADDRESSES);
  const refused = saved.reason === "unknown" ? say.unknown : say.tooMany;
  return data<AddressTold>({ values, refused }, { status: saved.reason === "unknown" ? 404 : 409 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction();
  } catch (answer) {
    if (answer instanceof Response && answer.status < 400) toast(intent === "remove" ? say.removed : say.saved);
    throw answer;
  }
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, open, isNew, key, values } = loaderData;
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <AddressModal key={key} open={open} isNew={isNew} values={values} told={actionData as AddressTold | undefined} />
      <AddressCards addresses={addresses} />
    </div>
  );
}
