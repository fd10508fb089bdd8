import { eq } from "drizzle-orm";
import { data, Form, redirect } from "react-router";
import { isSameOrigin } from "#accounts/session/csrf.server.ts";
import { findErrors } from "#kit/form/form.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { ServiceFrame } from "#layout/service/service-frame.tsx";
import { fillFacts } from "#layout/service/service-text.ts";
import { findProse, toHtml } from "#outside/prose.server.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { orders } from "#texts/orders.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { noticeSpec, readNotice } from "#orders/withdrawing/notice.ts";
import { withdrawals } from "#orders/tables.server.ts";
import { mayWithdraw, type Notice, sayMoment, withdrawOrder } from "#orders/withdrawing/withdraw-order.server.ts";
import type { Route } from "./+types/withdraw.page.ts";

export const handle = { auth: "open", name: "withdraw" };

const texts = orders.withdrawal;

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const query = url.searchParams;
  if (query.size === 0) keepPage(context, "service:annuleren-retouren");
  const prose = findProse("pages", "annuleren-retouren");
  const id = query.get("ontvangen") ?? "";
  const [done] = id.startsWith("wit_")
    ? await shop.db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.id, id as `wit_${string}`))
    : [];
  return {
    title: String(prose?.front.title ?? texts.heading),
    description: String(prose?.front.description ?? texts.intro),
    html: prose ? toHtml(fillFacts(prose.body, shop.settings)) : "",
    number: (query.get("b") ?? "").slice(0, 20),
    done: done ? { moment: sayMoment(done.receivedAt), email: done.email } : null,
  };
}

/** Two clear steps, no login, nothing that blocks: first what is withdrawn, then "Herroeping bevestigen". */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const form = await request.formData();
  const notice = readNotice(Object.fromEntries(form));
  const errors = findErrors(noticeSpec, notice);
  if (Object.keys(errors).length) return data({ step: "form" as const, notice, errors }, { status: 422 });
  if (form.get("intent") === "change") return { step: "form" as const, notice, errors };
  if (form.get("intent") !== "confirm") return { step: "check" as const, notice, errors };
  const shop = shopOf(context);
  if (!(await mayWithdraw(shop, peerOf(request))))
    return data({ step: "form" as const, notice, errors: { number: [texts.errors.tooMany] } }, { status: 429 });
  const { id } = await withdrawOrder(shop, notice);
  return redirect(`/annuleren-retouren?ontvangen=${id}#herroepen`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title, description: loaderData?.description, path: "/annuleren-retouren" });

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { title, html, number, done } = loaderData;
  return (
    <ServiceFrame title={title} path="/annuleren-retouren">
      <PageStyle name="withdraw" />
      <section className="herroep" id="herroepen" aria-labelledby="herroepen-kop">
        <h2 id="herroepen-kop">{texts.heading}</h2>
        {done ? (
          <Message>
            <p>
              <b>{texts.done}</b> {texts.doneText(done.moment, done.email)}
            </p>
            <p>{texts.nextText}</p>
          </Message>
        ) : actionData?.step === "check" ? (
          <Check notice={actionData.notice} />
        ) : (
          <Start
            notice={actionData?.notice ?? { name: "", number, email: "", which: "" }}
            errors={actionData?.errors}
          />
        )}
      </section>
      {html && <div className="tekstpagina" dangerouslySetInnerHTML={{ __html: html }} />}
    </ServiceFrame>
  );
}

function Start({ notice, errors }: { notice: Notice; errors: Record<string, string[]> | undefined }) {
  const { field, onSubmit } = useForm(noticeSpec, { values: notice, errors });
  return (
    <Form className="stack" method="post" action="/annuleren-retouren#herroepen" noValidate onSubmit={onSubmit}>
      <p>{texts.intro}</p>
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
        <Button type="submit" name="intent" value="check">
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
        <Button kind="actie" type="submit" name="intent" value="confirm">
          {texts.confirm}
        </Button>
        <button className={buttonClass({ kind: "lijn" })} type="submit" name="intent" value="change">
          {texts.change}
        </button>
      </p>
    </Form>
  );
}
