import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { Leaves, readPage } from "#office/leaves.tsx";
import { showList } from "#office/messages/show-list.server.ts";
import { INBOX, ThreadList, ThreadSearch, ThreadViews } from "#office/messages/thread-list.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";
import type { Route } from "./+types/messages.page.ts";

export const handle = { name: "office-messages" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: INBOX, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const me = requireStaff(context, "orders");
  return showList(shopOf(context), me, { ...readPage(url), weergave: url.searchParams.get("weergave") });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { q, page, pages, view, counts, total, more } = loaderData;
  return (
    <>
      <Head title={say.title} lead={q ? say.found(total, more) : say.lead(counts.open ?? 0)} />
      <div>
        <ThreadViews view={view} counts={counts} />
        <ThreadSearch q={q} />
        <section className="post-lijst post-breed" aria-label={say.list}>
          <ThreadList {...loaderData} />
        </section>
      </div>
      <Leaves page={page} pages={pages} q={q} along={{ weergave: view }} />
    </>
  );
}
