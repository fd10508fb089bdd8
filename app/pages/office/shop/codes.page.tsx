import { acts, does } from "#accounts/door/acts.server.ts";
import { endDiscountCode, makeDiscountCode } from "#office/shop/code-deeds.server.ts";
import { countCodes, listCodes } from "#cart/codes/discount-codes.server.ts";
import { dayOf } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCodes as say } from "#texts/office/codes.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Outcome, Deed, fieldOf, Folded, Head } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { sayCode } from "#office/shop/code-form.ts";
import type { Route } from "./+types/codes.page.ts";

const HERE = "/kantoor/kortingscodes";
const PER_PAGE = 25;
export const handle = { name: "office-codes" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const { db, now } = shopOf(context);
  const { q, page } = readPage(url);
  const [rows, total] = await Promise.all([
    listCodes(db, { q, most: PER_PAGE, from: (page - 1) * PER_PAGE }),
    countCodes(db, q),
  ]);
  return {
    q,
    page,
    pages: Math.ceil(total / PER_PAGE),
    codes: rows.map((row) => sayCode(row, dayOf(now()))),
    done: lookUp(say.done, url.searchParams.get("gedaan")),
  };
}

export const action = acts(
  does(makeDiscountCode, { to: `${HERE}?gedaan=gemaakt` }),
  does(endDiscountCode, { to: `${HERE}?gedaan=gestopt` }),
);

export default function Codes({ loaderData: { q, page, pages, codes, done: said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={said} told={actionData} />
      <NewCode told={actionData} open={codes.length === 0 && !q} />
      <Search q={q} label={say.search} button={say.find} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={codes.map(({ code, gives, when, minimumCents, uses, state, over }) => ({
          key: code,
          cells: [
            <b key="code">{code}</b>,
            gives,
            when,
            minimumCents ? euros(minimumCents) : "–",
            uses,
            <Mark key="state" tone={state === "now" ? "goed" : "stil"}>
              {say.states[state]}
            </Mark>,
            over ? "–" : <Deed key="end" deed="codes.end" label={say.end} kind="lijn" along={{ code }} />,
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}

function NewCode({ told, open }: { told: Route.ComponentProps["actionData"]; open: boolean }) {
  const field = fieldOf(told, "codes.make");
  return (
    <Folded title={say.new} open={open || told?.deed === "codes.make"}>
      <Deed deed="codes.make" label={say.make}>
        <div className="velden">
          <TextField {...field("code")} label={say.code} help={say.codeHelp} required maxLength={40} span={3} />
          <SelectField {...field("soort")} label={say.kind} span={3}>
            {Object.entries(say.kinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("waarde")}
            maxLength={20}
            label={say.value}
            help={say.valueHelp}
            inputMode="decimal"
            span={3}
          />
          <TextField {...field("minimum")} maxLength={20} label={say.minimum} inputMode="decimal" optional span={3} />
          <TextField {...field("van")} label={say.from} type="date" optional span={2} />
          <TextField {...field("tot")} label={say.until} type="date" optional span={2} />
          <TextField {...field("hoogstens")} maxLength={20} label={say.most} inputMode="numeric" optional span={2} />
        </div>
      </Deed>
    </Folded>
  );
}
