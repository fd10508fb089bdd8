import { Form } from "react-router";
import {
  blockGiftCard,
  findGiftCards,
  type StoredGiftCard,
  sumGiftCards,
  unblockGiftCard,
} from "#cart/codes/gift-cards.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findOrder, findOrderById } from "#orders/orders.server.ts";
import type { Id } from "#kit/id.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { officeGifts as say } from "#texts/office/codes.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Answer, Deed, Folded, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { openDeed } from "#office/staff-deed.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import type { Route } from "./+types/gifts.page.ts";

export const handle = { name: "office-gifts" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/cadeaubonnen", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  return sumGiftCards(shopOf(context).db);
}

/** A code is money: it is asked for in a form that leaves no trace in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, deed, read } = await openDeed(request, context);
  const [asked, code, why] = [read("zoek", 60), read("code", 60), read("waarom", 300)];
  const show = async (said: { done?: string; problem?: string } = {}) => ({
    asked,
    cards: await findCards(shop, asked),
    done: said.done,
    refused: said.problem ? { problem: said.problem, errors: {}, values: { code } } : undefined,
  });
  if (deed === "blokkeer") {
    if (!why) return show({ problem: say.problems.why });
    return show(
      (await blockGiftCard(shop, code, why)) ? { done: say.done.blocked } : { problem: say.problems.changed },
    );
  }
  if (deed === "geef-vrij")
    return show((await unblockGiftCard(shop, code)) ? { done: say.done.unblocked } : { problem: say.problems.changed });
  return show();
}

async function findCards(shop: Shop, asked: string) {
  const order = /^\d{4}-\d{6,}$/.test(asked) ? await findOrder(shop.db, asked) : undefined;
  const cards = asked ? await findGiftCards(shop.db, { code: asked, order: order?.id }) : [];
  return Promise.all(cards.map((card) => sayCard(shop, card)));
}

async function sayCard(shop: Shop, card: StoredGiftCard) {
  const order = card.order ? await findOrderById(shop.db, card.order as Id<"ord">) : undefined;
  return {
    code: card.code,
    balance: euros(card.balanceCents),
    value: euros(card.valueCents),
    made: sayMoment(card.createdAt),
    order: order?.number,
    blocked: card.blockedAt !== null,
    state: card.blockedAt
      ? say.states.blocked(card.blockedWhy ?? "")
      : card.balanceCents > 0
        ? say.states.open
        : say.states.empty,
  };
}

const ends = (code: string): string => `…${code.slice(-4)}`;

export default function Gifts({ loaderData: { cards: count, cents }, actionData }: Route.ComponentProps) {
  const asked = actionData?.asked ?? "";
  return (
    <>
      <Head title={say.title} lead={say.lead(euros(cents), count)} />
      <Form method="post" className="kantoor-zoek">
        <TextField
          label={say.search}
          help={say.searchHelp}
          name="zoek"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          required
          defaultValue={asked}
        />
        <Button type="submit" name="daad" value="zoek">
          {say.find}
        </Button>
      </Form>
      <Answer done={actionData?.done} refused={actionData?.refused} />
      {actionData && (
        <Part title={say.found}>
          <Rows
            label={say.found}
            head={Object.values(say.head)}
            none={say.none}
            rows={actionData.cards.map(({ code, balance, value, made, order, state }) => ({
              key: code,
              cells: [
                ends(code),
                <b key="balance">{balance}</b>,
                value,
                made,
                order ? (
                  <Link key="order" to={`/kantoor/bestellingen/${order}`}>
                    {order}
                  </Link>
                ) : (
                  "–"
                ),
                state,
              ],
            }))}
          />
        </Part>
      )}
      {actionData?.cards.map(({ code, blocked }) => (
        <Folded key={code} title={blocked ? say.unblockTitle(ends(code)) : say.blockTitle(ends(code))}>
          <p className="klein soft">{blocked ? say.unblockText : say.blockText}</p>
          {blocked ? (
            <Deed deed="geef-vrij" label={say.unblock} kind="lijn" along={{ code, zoek: asked }} />
          ) : (
            <Deed deed="blokkeer" label={say.block} kind="lijn" along={{ code, zoek: asked }}>
              <TextField label={say.why} name="waarom" maxLength={300} required />
            </Deed>
          )}
        </Folded>
      ))}
    </>
  );
}
