import { Form, useNavigation } from "react-router";
import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import { joinForm } from "#accounts/forms.ts";
import { PasswordField } from "#accounts/password/password-field.tsx";
import { findInvitation } from "#accounts/staff/invitations.server.ts";
import { joinOffice } from "#accounts/staff/staff-deeds.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { person } from "#texts/account/person.ts";
import { staff } from "#texts/office/people/staff.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/join.page.ts";

export const handle = { auth: "open", name: "office-join" };

const say = staff.join;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/uitnodiging", noindex: true });

/** Looking is not using: mail scanners open links, people press buttons. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = (url.searchParams.get("token") ?? "").slice(0, 300);
  return { token, found: (await findInvitation(shopOf(context), token)) ?? null };
}

export const action = acts(does(joinOffice, { to: "/kantoor" }));

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Join({ loaderData: { token, found }, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? { firstName: found?.firstName ?? "", lastName: found?.lastName ?? "" };
  const { field, onSubmit } = useForm(joinForm, { values, errors: actionData?.errors });
  const busy = useNavigation().state !== "idle";
  if (!found || actionData?.reason === "expired")
    return (
      <Access title={say.expired}>
        <section className="paneel stack">
          <p>{say.expiredText}</p>
          <Link className={buttonClass({})} to="/">
            {say.toShop}
          </Link>
        </section>
      </Access>
    );
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
          {actionData?.problem && !actionData.errors?.password && <Message tone="fout">{actionData.problem}</Message>}
          <p>{say.text(found.email, staff.roles[found.role])}</p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="email" value={found.email} autoComplete="username" />
          <TextField {...field("firstName")} autoComplete="given-name" maxLength={60} />
          <TextField {...field("lastName")} autoComplete="family-name" maxLength={60} />
          <PasswordField
            {...field("password")}
            autoComplete="new-password"
            maxLength={200}
            help={person.strength.help}
            ownWords={[found.email]}
          />
          <Button type="submit" size="xl" wide busy={busy}>
            {say.submit}
          </Button>
        </Form>
      </section>
    </Access>
  );
}
