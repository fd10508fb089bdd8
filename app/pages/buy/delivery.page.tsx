import { type SyntheticEvent } from "react";
import { data, Form, redirect, useNavigation, useSearchParams } from "react-router";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { boughtLines } from "#cart/view-cart.server.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { setAnswersCookies, setGuestCookies } from "#checkout/cookies.server.ts";
import { findPickupPoints, pickupService } from "#delivery/pickup.server.ts";
import { canWaitAtPoint } from "#delivery/pickup.ts";
import { sayStreet } from "#kit/address.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { shopOf } from "#outside/shop.server.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";
import { deliveryErrors, deliveryStep as texts } from "#texts/buying/delivery-step.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { AddressFields, BusinessFields, OtherFields } from "#checkout/address/address-fields.tsx";
import { addressSpec } from "#checkout/answers.ts";
import { pickAddress, setDelivery, switchCountry } from "#checkout/delivery-deed.server.ts";
import { DayPicker, HowFar, Notes } from "#checkout/day/day-picker.tsx";
import { deliveryLabel } from "#checkout/day/delivery-label.ts";
import { CheckoutFrame } from "#checkout/frame.tsx";
import { guarded } from "#checkout/guards.server.ts";
import { readCheckout, showCheckout } from "#checkout/read-checkout.server.ts";
import { PickupChoice } from "#checkout/day/pickup-choice.tsx";
import { Summary } from "#checkout/summary.tsx";
import type { Route } from "./+types/delivery.page.ts";

const HERE = "/checkout/delivery";
export const handle = { auth: "open", name: "checkout-delivery", bare: true };
export const middleware = [guarded("nonEmptyCart")];
export const meta: Route.MetaFunction = () => pageMeta({ title: checkout.steps[0], path: HERE, noindex: true });

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const found = await readCheckout(shop, request);
  if (!found) throw redirect("/cart");
  const kept = found.user ? await listAddresses(shop.db, found.user.id) : [];
  const answers: CheckoutAnswers = { country: "NL", ...found.answers };
  const { id, cart, shipments, chosen, stop, user } = await showCheckout(shop, { ...found, answers });
  const { COMPANY_STREET, COMPANY_CITY, DELIVERY_GARDEN_CENTS } = shop.settings;
  const door = await showCheckout(shop, { ...found, answers: { ...answers, method: "voordeur" } });
  const prices = {
    doorCents: door.cart.deliveryCents,
    gardenCents: DELIVERY_GARDEN_CENTS,
    nursery: `${COMPANY_STREET}, ${COMPANY_CITY}`,
  };
  const canWait = canWaitAtPoint(boughtLines(shop, found.stored)) && pickupService(shop) !== "uit";
  const points = canWait ? await findPickupPoints(shop, answers.postcode ?? "", answers.country ?? "NL") : undefined;
  const addresses = kept.map((one) => ({ id: one.id, text: `${sayStreet(one)}, ${one.city}` }));
  return data(
    {
      cart,
      answers,
      addresses,
      country: answers.country ?? "NL",
      shipments,
      chosen,
      stop,
      user: user ?? null,
      prices,
      points,
      dayGone: url.searchParams.has("dag"),
    },
    { headers: (user ? setAnswersCookies : setGuestCookies)(shop, id, cart) },
  );
}

const otherwise = (reason: string) => (reason === "empty" ? "/cart" : undefined);

export const action = acts(
  does(setDelivery, { to: "/checkout/payment", otherwise }),
  does(switchCountry, { to: HERE, otherwise }),
  does(pickAddress, { query: ["adres"], to: (_, __, shop) => `${HERE}?gekozen=${shop.now().getTime()}`, otherwise }),
);

/** The rules of the fields are those of a country, so with the country the form begins anew; so it does with a kept address. */
export default function Delivery(props: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <Step key={`${props.loaderData.country} ${query.get("gekozen")}`} {...props} />;
}

function Step({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, answers, addresses, country, shipments, chosen, stop, user, prices, points, dayGone } = loaderData;
  const facts = shopFacts();
  const busy = useNavigation().state === "submitting";
  const errors: Record<string, string[]> = actionData?.errors ?? {};
  const { field, onSubmit } = useForm(addressSpec(country), {
    values: answers as Record<string, string>,
    errors: actionData?.errors,
  });
  return (
    <CheckoutFrame step={1} shop={facts.name}>
      <main id="inhoud" className="kassa wrap">
        <Form
          className="kassa-l stack"
          method="post"
          noValidate
          onSubmit={(event) => !skipsRules(event) && onSubmit(event)}
        >
          {/* The Enter key presses the first button of a form. */}
          <button type="submit" name="deed" value="checkout.delivery" className="vh" tabIndex={-1} aria-hidden="true" />
          <div>
            <h1>{texts.title}</h1>
            <p className="soft onder-kop">
              {user ? (
                texts.hello(user.firstName)
              ) : (
                <>
                  {texts.known} <Link to="/login">{texts.login}</Link> {texts.knownRest}
                </>
              )}
            </p>
          </div>
          <section className="stack">
            <h2 className="kop-3">{texts.contact}</h2>
            {addresses.length > 1 && (
              <div className="klein">
                {texts.kept}
                <div className="row">
                  {addresses.map(({ id, text }) => (
                    <button
                      key={id}
                      className="tekstknop"
                      type="submit"
                      name="deed"
                      value="checkout.address"
                      formAction={`${HERE}?adres=${id}`}
                      formNoValidate
                    >
                      {text}
                    </button>
                  ))}
                </div>
              </div>
            )}
            <AddressFields field={field} country={country} postcode={answers.postcode ?? ""} />
            <BusinessFields answers={answers} errors={errors} />
            <OtherFields answers={answers} errors={errors} country={country} />
          </section>
          <DayPicker
            shipments={shipments}
            chosen={chosen}
            stop={stop}
            error={errors.day?.[0] ?? (dayGone ? deliveryErrors.dayGone : undefined)}
          />
          <HowFar method={answers.method ?? "voordeur"} prices={prices}>
            {points && <PickupChoice points={points} chosen={answers.pickup?.id ?? ""} error={errors.pickup} />}
          </HowFar>
          <Notes note={answers.note ?? ""} gift={answers.gift ?? ""} />
          <p>
            <Link className="link-pijl" to="/cart">
              <Icon name="pijl-links" /> {texts.back}
            </Link>
          </p>
          <div className="kassa-knop">
            <p className="klein soft">
              {cartTexts.barTotal}
              <b className="kop bedrag">{euros(cart.dueCents)}</b>
            </p>
            <Button kind="actie" size="xl" type="submit" name="deed" value="checkout.delivery" busy={busy}>
              {texts.next}
            </Button>
          </div>
        </Form>
        <Summary cart={cart} delivery={deliveryLabel(chosen, answers.method)} phone={facts.phone} />
      </main>
    </CheckoutFrame>
  );
}

/** Another country or a kept address: what is not whole yet is kept as it is. */
const skipsRules = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute("formnovalidate") === true;
