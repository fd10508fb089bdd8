import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { confirmAlert, findWish } from "#catalogue/stock/ask-alert.server.ts";
import { productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { alertPage as say } from "#texts/catalogue/alert-mail.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/alert.page.ts";

export const handle = { auth: "open", name: "stock-alert" };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/mail-mij", noindex: true });

/** Looking changes nothing: mail programs open links before people do. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const wish = await findWish(shopOf(context), (url.searchParams.get("k") ?? "").slice(0, 1000));
  return wish ? { name: wish.name, to: productPath(wish.slug), email: wish.email } : { name: undefined };
}

export const action = acts(does(confirmAlert, { query: ["k"] }));

export default function Alert({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <main id="inhoud" className="wrap section stack">
      <h1>{name ? (actionData?.done ? say.done : say.title) : say.old}</h1>
      {name === undefined ? (
        <p className="lead">{say.oldText}</p>
      ) : actionData?.done ? (
        <>
          <p className="lead" role="status">
            {actionData.done}
          </p>
          <p>
            <Link className={buttonClass({ kind: "lijn" })} to={loaderData.to}>
              {say.back(name)}
            </Link>
          </p>
        </>
      ) : (
        <>
          {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
          <p className="lead">{say.ask(name, loaderData.email)}</p>
          <Form method="post">
            <Button kind="actie" size="xl" type="submit">
              {say.submit}
            </Button>
          </Form>
        </>
      )}
    </main>
  );
}
