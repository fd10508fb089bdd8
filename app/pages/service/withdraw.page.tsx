import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { ServiceFrame } from "#layout/service/service-frame.tsx";
import { fillFacts } from "#outside/words/fill-facts.ts";
import { findProse, toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { orders } from "#texts/orders.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Told } from "#outside/deed/told.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Prose } from "#ui/prose.tsx";
import { noticeSpec } from "#orders/withdrawing/notice.ts";
import { type Notice, sayMoment } from "#orders/withdrawing/withdraw-order.server.ts";
import { findWithdrawal } from "#orders/withdrawing/withdrawals.server.ts";
import { changeWithdrawal, checkWithdrawal, sendWithdrawal } from "#orders/withdrawing/withdrawal-deeds.server.ts";
import type { Route } from "./+types/withdraw.page.ts";

export const handle = { auth: "open", name: "withdraw", query: ["ontvangen", "b"] };

const texts = orders.withdrawal;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const query = url.searchParams;
  if (query.size === 0) keepPage(context, "service:annuleren-retouren");
  const prose = findProse("pages", "annuleren-retouren");
  const done = await findWithdrawal(shop.db, query.get("ontvangen") ?? "");
  return {
    title: String(prose?.front.title ?? texts.heading),
    description: String(prose?.front.description ?? texts.intro),
    html: prose ? toHtml(fillFacts(prose.body, shop.settings)) : "",
    number: (query.get("b") ?? "").slice(0, 20),
    done: done ? { moment: sayMoment(done.receivedAt), email: done.email } : null,
  };
}

/** Two clear steps, no login, nothing that blocks: first what is withdrawn, then "Herroeping bevestigen". */
export const action = acts(
  does(checkWithdrawal),
  does(changeWithdrawal),
  does(sendWithdrawal, { to: ({ id }) => `/annuleren-retouren?ontvangen=${id}#herroepen` }),
);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title, description: loaderData?.description, path: "/annuleren-retouren" });

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { title, html, number, done } = loaderData;
  const shown = actionData?.shows as { step: "form" | "check"; notice: Notice } | undefined;
  const empty: Notice = { name: "", number, email: "", which: "" };
  return (
    <ServiceFrame title={title} path="/annuleren-retouren">
      <PageStyle name="withdraw" />
      <section className="herroep" id="herroepen" aria-labelledby="herroepen-kop">
        <h2 id="herroepen-kop">{texts.heading}</h2>
        <div role="status">
          {done && (
            <Message>
              <p>
                <b>{texts.done}</b> {texts.doneText(done.moment, done.email)}
              </p>
              <p>{texts.nextText}</p>
            </Message>
          )}
        </div>
        {done ? null : shown?.step === "check" ? (
          <Check notice={shown.notice} />
        ) : (
          <Start notice={{ ...empty, ...shown?.notice, ...actionData?.values }} told={actionData} />
        )}
      </section>
      {html && <Prose className="tekstpagina" html={html} />}
    </ServiceFrame>
  );
}

function Start({ notice, told }: { notice: Notice; told: Told | undefined }) {
  const { field, onSubmit } = useForm(noticeSpec, { values: notice, errors: told?.errors });
  return (
    <Form className="stack" method="post" action="/annuleren-retouren#herroepen" noValidate onSubmit={onSubmit}>
      <p>{texts.intro}</p>
      {told?.wait !== undefined && <Message tone="fout">{texts.errors.tooMany}</Message>}
      <div className="velden">
        <TextField {...field("name")} span={3} autoComplete="name" />
        <TextField {...field("number")} span={3} help={texts.numberHelp} autoComplete="off" />
        <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" />
        <AreaField
          label={texts.which}
          name="which"
          defaultValue={notice.which}
          help={texts.whichHelp}
          maxLength={1000}
          optional
        />
      </div>
      <p>
        <Button type="submit" name="deed" value="orders.check-withdrawal">
          {texts.start}
        </Button>
      </p>
    </Form>
  );
}

function Check({ notice }: { notice: Notice }) {
  const rows = [
    [texts.name, notice.name],
    [texts.number, notice.number],
    [texts.email, notice.email],
    [texts.which, notice.which || texts.everything],
  ];
  return (
    <Form className="stack" method="post" action="/annuleren-retouren#herroepen">
      <h3>{texts.check}</h3>
      <p>{texts.checkText}</p>
      <dl className="herroep-lijst">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(notice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="row">
        <Button kind="actie" type="submit" name="deed" value="orders.withdraw">
          {texts.confirm}
        </Button>
        <button className={buttonClass({ kind: "lijn" })} type="submit" name="deed" value="orders.change-withdrawal">
          {texts.change}
        </button>
      </p>
    </Form>
  );
}
