import { Form } from "react-router";
import { backAgain, enterByLink } from "#account/enter-deeds.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/magic.page.ts";
import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import { findMailToken } from "#accounts/mail-tokens.server.ts";

export const handle = { auth: "guest", name: "magic" };

const say = waysIn.magic;

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/account/inloglink", noindex: true });

/** Looking is not using: mail scanners open links, people press buttons. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = (url.searchParams.get("token") ?? "").slice(0, 300);
  return { token, good: (await findMailToken(shopOf(context), "link", token)) !== undefined };
}

export const action = acts(does(enterByLink, backAgain()));

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Magic({ loaderData, actionData }: Route.ComponentProps) {
  const good = loaderData.good && !actionData;
  return (
    <Access title={good ? say.title : say.expired}>
      <section className="paneel stack">
        <p>{good ? say.text : say.expiredText}</p>
        {good ? (
          <Form method="post">
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit" size="xl" wide>
              {say.submit}
            </Button>
          </Form>
        ) : (
          <Link className={buttonClass({})} to="/login">
            {say.again}
          </Link>
        )}
      </section>
    </Access>
  );
}
