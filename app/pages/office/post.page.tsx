import { acts, does } from "#accounts/door/acts.server.ts";
import { mailAgain } from "#office/shop/shop-deeds.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { listMailsToCheck } from "#outside/mail/mail.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officePost as say } from "#texts/office/post.ts";
import { Outcome, Deed, Head } from "#office/deed.tsx";
import { Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import type { Route } from "./+types/post.page.ts";

export const handle = { name: "office-post" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor/post", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const shop = shopOf(context);
  const rows = await listMailsToCheck(shop);
  return {
    again: url.searchParams.get("gedaan") === "opnieuw",
    list: rows.map(({ id, to, subject, claimedAt, createdAt }) => ({
      id,
      to,
      subject,
      state: claimedAt ? ("unsure" as const) : ("failed" as const),
      at: sayMoment(claimedAt ?? createdAt),
    })),
  };
}

export const action = acts(does(mailAgain, { to: "/kantoor/post?gedaan=opnieuw" }));

export default function Post({ loaderData: { list, again }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={again ? say.done : undefined} told={actionData} />
      <Rows
        label={say.title}
        head={say.head}
        none={say.none}
        rows={list.map(({ id, to, subject, state, at }) => ({
          key: id,
          cells: [
            subject,
            to,
            say.states[state],
            at,
            <Deed key="again" deed="post.again" label={say.again} kind="lijn" along={{ mail: id }} />,
          ],
        }))}
      />
    </>
  );
}
