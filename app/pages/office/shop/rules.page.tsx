import { acts, does } from "#accounts/door/acts.server.ts";
import {
  addSynonym,
  dropRule,
  lookForRule,
  placeProducts,
  redirectQuery,
  silenceRule,
} from "#office/shop/rule-deeds.server.ts";
import { sayDate } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { houseRules } from "#search/rules/house-rules.ts";
import { listOwnRules } from "#search/rules/rules.server.ts";
import { officeRules as say } from "#texts/office/rules.ts";
import { Outcome, Deed, Folded, Head } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Rows } from "#office/rows.tsx";
import { listChoices } from "#office/front/view-menu.server.ts";
import { namesOf } from "#office/product/pick.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { RuleForms } from "#office/shop/rule-forms.tsx";
import type { Route } from "./+types/rules.page.ts";

const HERE = "/kantoor/zoekregels";
export const handle = { name: "office-rules" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

type OwnRule = Awaited<ReturnType<typeof listOwnRules>>[number];

function sayRule(
  { id, query, match, context, pin, bury, hide, redirect, synonym, show, from, until, active }: OwnRule,
  nameOf: (slug: string) => string,
) {
  const does = [
    pin.length && say.does.pin(pin.map((one) => nameOf(one.id)).join(", ")),
    bury.length && say.does.bury(bury.map(nameOf).join(", ")),
    hide.length && say.does.hide(hide.map(nameOf).join(", ")),
    redirect && say.does.redirect(redirect),
    synonym,
    show !== null && say.does.show,
    !active && (id.startsWith("huis:") ? say.does.off : say.does.nothing),
  ].filter(Boolean);
  const days = [from, until].map((day) => (day ? sayDate(day) : "")) as [string, string];
  return {
    id,
    query: synonym ? say.synonymOf : query ? say.asked(query, say.match[match]) : (context ?? id.replace(/^huis:/, "")),
    does: does.join(" · "),
    when: say.days(...days) || say.always,
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const { db } = shopOf(context);
  const own = await listOwnRules(db);
  const slugs = own.flatMap(({ pin, bury, hide }) => [...pin.map((one) => one.id), ...bury, ...hide]);
  const names = new Map((await namesOf(db, "product", slugs)).map(({ slug, name }) => [slug, name]));
  const taken = new Set(own.map(({ id }) => id));
  return {
    done: lookUp(say.done, url.searchParams.get("gedaan")),
    addresses: await listChoices(db),
    own: own.map((rule) => sayRule(rule, (slug) => names.get(slug) ?? slug)),
    house: houseRules
      .filter(({ id }) => !taken.has(id))
      .map(({ id, when, do: { redirect } }) => ({
        id,
        query: say.asked(when.query ?? "", say.match[when.match ?? "is"]),
        to: redirect ?? "",
      })),
  };
}

export const action = acts(
  does(placeProducts, { to: `${HERE}?gedaan=bewaard` }),
  does(lookForRule),
  does(redirectQuery, { to: `${HERE}?gedaan=bewaard` }),
  does(addSynonym, { to: `${HERE}?gedaan=bewaard` }),
  does(dropRule, { to: `${HERE}?gedaan=weg` }),
  does(silenceRule, { to: `${HERE}?gedaan=uit` }),
);

export default function Rules({ loaderData: { own, house, addresses, done: said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={said} told={actionData} />
      <RuleForms told={actionData} addresses={addresses} />
      <Part title={say.own}>
        <Rows
          label={say.own}
          head={Object.values(say.head)}
          none={say.none}
          rows={own.map(({ id, query, does, when }) => ({
            key: id,
            cells: [
              query,
              does,
              when,
              <Deed key="gone" deed="rules.remove" label={say.remove} kind="lijn" along={{ regel: id }} />,
            ],
          }))}
        />
      </Part>
      <Folded title={say.house(house.length)}>
        <p className="klein soft">{say.houseText}</p>
        <Rows
          label={say.house(house.length)}
          head={Object.values(say.houseHead)}
          rows={house.map(({ id, query, to }) => ({
            key: id,
            cells: [
              query,
              to,
              <Deed key="off" deed="rules.silence" label={say.off} kind="lijn" along={{ regel: id }} />,
            ],
          }))}
        />
      </Folded>
    </>
  );
}
