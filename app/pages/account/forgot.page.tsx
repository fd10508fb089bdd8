import { Form, useNavigation } from "react-router";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/forgot.page.ts";
import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import { emailForm } from "#accounts/forms.ts";
import { forgotPassword } from "#accounts/password/password-deeds.server.ts";

export const handle = { auth: "guest", name: "forgot" };

export const loader = () => null;

const say = waysIn.forgot;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/wachtwoord-vergeten", noindex: true });

export const action = acts(does(forgotPassword));

export default function Forgot({ actionData }: Route.ComponentProps) {
  useFollowLogin("guest");
  const { field, onSubmit } = useForm(emailForm, { values: actionData?.values, errors: actionData?.errors });
  const { state } = useNavigation();
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        {actionData?.done ? (
          <div className="stack" role="status">
            <h2 className="kop-3">{say.sent}</h2>
            <p>{actionData.done}</p>
          </div>
        ) : (
          <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
            {actionData?.problem && !actionData.errors?.email && <Message tone="fout">{actionData.problem}</Message>}
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
