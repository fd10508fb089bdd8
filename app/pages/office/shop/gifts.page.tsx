import { acts, does } from "#accounts/door/acts.server.ts";
import { blockGift, findGifts, type giftCardsShown, unblockGift } from "#office/shop/code-deeds.server.ts";
import { Form } from "react-router";
import type * as v from "valibot";
import { sumGiftCards } from "#cart/codes/gift-cards.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeGifts as say } from "#texts/office/codes.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Outcome, Deed, Folded, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import type { Route } from "./+types/gifts.page.ts";

export const handle = { name: "office-gifts" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/cadeaubonnen", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  return sumGiftCards(shopOf(context).db);
}

export const action = acts(does(findGifts), does(blockGift), does(unblockGift));

const ends = (code: string): string => `…${code.slice(-4)}`;

export default function Gifts({ loaderData: { cards: count, cents }, actionData }: Route.ComponentProps) {
  const found = actionData?.shows as v.InferOutput<typeof giftCardsShown> | undefined;
  const asked = found?.asked ?? "";
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
        <Button type="submit" name="deed" value="gifts.find">
          {say.find}
        </Button>
      </Form>
      <Outcome told={actionData} />
      {found && (
        <Part title={say.found}>
          <Rows
            label={say.found}
            head={Object.values(say.head)}
            none={say.none}
            rows={found.cards.map(({ code, balance, value, made, order, state }) => ({
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
      {found?.cards.map(({ code, blocked }) => (
        <Folded key={code} title={blocked ? say.unblockTitle(ends(code)) : say.blockTitle(ends(code))}>
          <p className="klein soft">{blocked ? say.unblockText : say.blockText}</p>
          {blocked ? (
            <Deed deed="gifts.unblock" label={say.unblock} kind="lijn" along={{ code, zoek: asked }} />
          ) : (
            <Deed deed="gifts.block" label={say.block} kind="lijn" along={{ code, zoek: asked }}>
              <TextField label={say.why} name="waarom" maxLength={300} required />
            </Deed>
          )}
        </Folded>
      ))}
    </>
  );
}
