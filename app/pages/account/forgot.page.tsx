import { data, Form, useNavigation } from "react-router";
import { findErrors } from "#kit/form/form.ts";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/forgot.page.ts";
import { Access } from "#accounts/access.tsx";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { emailForm } from "#accounts/forms.ts";
import { askMail } from "#accounts/password/recover.server.ts";

export const handle = { auth: "guest", name: "forgot" };

export const loader = () => null;

const say = accounts.forgot;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/wachtwoord-vergeten", noindex: true });

type Told = { email: string; errors?: Record<string, string[]>; wait?: number; sent?: boolean };

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const email = String((await request.formData()).get("email") ?? "")
    .trim()
    .slice(0, 300);
  const errors = findErrors(emailForm, { email });
  if (errors.email) return data<Told>({ email, errors }, { status: 422 });
  const wait = await askMail(shopOf(context), request, "reset", email);
  return wait > 0 ? data<Told>({ email, wait }, { status: 429 }) : data<Told>({ email, sent: true }, { status: 202 });
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  useFollowLogin();
  const { field, onSubmit } = useForm(emailForm, { values: { email: actionData?.email }, errors: actionData?.errors });
  const { state } = useNavigation();
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        {actionData?.sent ? (
          <div className="stack" role="status">
            <h2 className="kop-3">{say.sent}</h2>
            <p>{say.sentText}</p>
          </div>
        ) : (
          <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
            {actionData?.wait && <Message tone="fout">{accounts.tooMany(Math.ceil(actionData.wait / 60))}</Message>}
            <p>{say.lead}</p>
            <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" maxLength={254} />
            <Button type="submit" size="xl" wide busy={state !== "idle"}>
              {say.submit}
            </Button>
          </Form>
        )}
        <p>
          <Link to="/login">{say.back}</Link>
        </p>
      </section>
    </Access>
  );
}
