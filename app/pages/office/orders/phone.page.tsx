import { acts, does } from "#accounts/door/acts.server.ts";
import { VALID_DAYS } from "#checkout/quote/quote.ts";
import { addDays, dayOf, sayDay } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findCustomers } from "#office/customers/find-customers.server.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { pieceField } from "#office/orders/piece-field.ts";
import { CallAddress } from "#office/phone/call-address.tsx";
import { CallLines, CallSearch, CallWho } from "#office/phone/call-parts.tsx";
import { CallSum } from "#office/phone/call-sum.tsx";
import { readDraft } from "#office/phone/draft.server.ts";
import { findSizes } from "#office/phone/find-sizes.server.ts";
import {
  beginCall,
  chooseCaller,
  findForCall,
  giveDiscount,
  setCallAddress,
  setCallLine,
} from "#office/phone/phone-deeds.server.ts";
import { placeCall } from "#office/phone/place-call.server.ts";
import { saveCallAsQuote } from "#office/quotes/quote-deeds.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { phone as say } from "#texts/office/phone.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/phone.page.ts";

const HERE = "/kantoor/bestellingen/nieuw";
export const handle = { name: "office-phone" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

const asked = (url: URL, name: string) => (url.searchParams.get(name) ?? "").trim().slice(0, 100);

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const shop = shopOf(context);
  const draft = await readDraft(shop, asked(url, "mand"));
  const [who, what] = [asked(url, "klant"), asked(url, "zoek")];
  const [people, sizes] = draft
    ? await Promise.all([who ? findCustomers(shop.db, who) : [], findSizes(shop, what)])
    : [[], []];
  return {
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    attempt: newId("try"),
    until: addDays(dayOf(shop.now()), VALID_DAYS),
    who,
    what,
    people,
    sizes: sizes.map(({ card, ...size }) => ({ ...size, picture: card.picture })),
    draft: draft && {
      cart: draft.id,
      answers: draft.answers,
      lines: [...draft.cart.gone, ...draft.cart.lines],
      sums: draft.cart,
      onAccount: draft.onAccount,
      days: (draft.shipments.find(({ kind }) => kind === "day")?.days ?? [])
        .slice(0, 20)
        .map((day) => ({ day, said: sayDay(day) })),
      day: draft.chosen.find(({ kind }) => kind === "day")?.day ?? "",
    },
  };
}

const back =
  (did: string) =>
  (_: unknown, { mand }: { mand: string }) =>
    `${HERE}?${new URLSearchParams({ mand, gedaan: did })}`;

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(beginCall, { to: ({ cart }) => `${HERE}?mand=${cart}` }),
  does(chooseCaller, { to: back("klant") }),
  does(findForCall, { to: (_, { mand, klant, zoek }) => `${HERE}?${new URLSearchParams({ mand, klant, zoek })}` }),
  does(setCallLine, {
    to: (shown, asked) => back(Number(asked[pieceField(asked)]) > 0 ? "regel" : "eraf")(shown, asked),
    query: ["sku"],
  }),
  does(setCallAddress, { to: back("adres") }),
  does(giveDiscount, { to: (shown, asked) => back(asked.korting ? "korting" : "geen")(shown, asked) }),
  does(saveCallAsQuote, { to: ({ number }) => `/kantoor/offertes/${number}?gedaan=bewaard` }),
  does(placeCall, { to: ({ number }) => `/kantoor/bestellingen/${number}?gedaan=geplaatst` }),
);

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, done, attempt, until, who, what, people, sizes } = loaderData;
  return (
    <>
      <header className="kop-blad">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </div>
      </header>
      <Outcome done={done} told={actionData} />
      {draft ? (
        <div className="kantoor-twee kantoor-breed">
          <div className="stack ruim">
            <CallWho cart={draft.cart} q={who} people={people} answers={draft.answers} />
            <section className="kantoor-deel">
              <h2>{say.what}</h2>
              <CallSearch cart={draft.cart} q={what} sizes={sizes} lines={draft.lines} told={actionData} />
              <CallLines cart={draft.cart} q={what} lines={draft.lines} told={actionData} />
            </section>
            <CallAddress
              cart={draft.cart}
              answers={draft.answers}
              days={draft.days}
              day={draft.day}
              told={actionData}
            />
          </div>
          <CallSum
            sums={draft.sums}
            email={draft.answers.email ?? ""}
            onAccount={draft.onAccount}
            attempt={attempt}
            until={until}
            quote={draft.answers.quote}
            told={actionData}
          />
        </div>
      ) : (
        <Deed deed="phone.begin" label={say.begin} kind="actie" />
      )}
    </>
  );
}
