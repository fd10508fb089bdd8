import { data } from "react-router";
import { countPerson, KINDS } from "#account/merge/count-person.server.ts";
import { findPair, mergeCustomers } from "#account/merge/merge-deed.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Head, Outcome } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Facts, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { isGuest } from "#orders/find-person.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { shopOf } from "#outside/shop.server.ts";
import { customers } from "#texts/office/customers.ts";
import { merging as say } from "#texts/office/people/merging.ts";
import { Choice } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/merge.page.ts";

const LIST = "/kantoor/klanten";
export const handle = { name: "office-merge" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.page, path: `${LIST}/${params.key}/samenvoegen`, noindex: true });

const shown = (user: User) => ({
  name: `${user.firstName} ${user.lastName}`.trim() || user.email,
  email: user.email,
  account: !isGuest(user),
});

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { db } = shopOf(context);
  const met = (url.searchParams.get("met") ?? "").slice(0, 60);
  const pair = await findPair(db, params.key, met);
  // Whoever goes back after joining two finds one of them gone.
  if (typeof pair === "string") {
    const none = { key: params.key, met, problem: say.problems[pair], pair: null };
    return pair === "unknown" ? data(none, { status: 404 }) : none;
  }
  const [goes, stays] = await Promise.all([countPerson(db, pair.goes), countPerson(db, pair.stays)]);
  const rows = KINDS.filter((kind) => goes[kind] + stays[kind] > 0).map((kind) => [
    say.kinds[kind],
    String(goes[kind]),
    String(stays[kind]),
  ]);
  const yesNo = (is: boolean) => say.companyStates[is ? "yes" : "no"];
  return {
    key: params.key,
    met,
    problem: "",
    pair: {
      stays: shown(pair.stays),
      goes: shown(pair.goes),
      rows: [
        ...rows,
        [say.letter, say.letterStates[goes.newsletter] ?? "", say.letterStates[stays.newsletter] ?? ""],
        [say.company, yesNo(goes.company), yesNo(stays.company)],
      ],
    },
  };
}

export const action = acts(
  does(mergeCustomers, { to: ({ key }) => `${LIST}/${encodeURIComponent(key)}?gedaan=samengevoegd` }),
);

type Person = ReturnType<typeof shown>;

function Who({ title, person }: { title: string; person: Person }) {
  return (
    <section className="vak">
      <h2>{title}</h2>
      <Facts
        facts={[
          [customers.head.name, person.name],
          [customers.reach, person.email],
          [customers.account, person.account ? say.account : say.guest],
        ]}
      />
    </section>
  );
}

export default function Merge({ loaderData, actionData }: Route.ComponentProps) {
  const { key, met, problem, pair } = loaderData;
  const back =
    problem === say.problems.unknown
      ? { to: LIST, label: customers.back }
      : { to: `${LIST}/${encodeURIComponent(key)}`, label: say.back };
  if (!pair)
    return (
      <>
        <Head title={say.page} back={back} />
        <Message tone="let">{problem}</Message>
      </>
    );
  const { stays, goes, rows } = pair;
  return (
    <>
      <Head title={say.page} lead={say.pageLead} back={back} />
      <Outcome told={actionData} />
      <div className="kantoor-twee">
        <Who title={say.stays} person={stays} />
        <Who title={say.goes} person={goes} />
      </div>
      <Part title={say.what}>
        <div className="stack ruim">
          <Rows
            label={say.what}
            head={Object.values(say.head)}
            rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))}
          />
          <ul className="inhoud">
            {say.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Deed deed="customers.merge" label={say.do} kind="actie" along={{ met }}>
            <Choice name="zeker" value="ja" label={say.sure} required />
          </Deed>
        </div>
      </Part>
    </>
  );
}
