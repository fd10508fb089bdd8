import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { readPeriod } from "#office/books/period.ts";
import { ReturnParts } from "#office/books/return-parts.tsx";
import { showReturn } from "#office/books/show-return.server.ts";
import { Head } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { taxReturn as say } from "#texts/office/books.ts";
import type { Route } from "./+types/return.page.ts";

export const handle = { name: "office-return" };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/boekhouding/aangifte", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "books");
  const shop = shopOf(context);
  return showReturn(shop, readPeriod(url.searchParams.get("periode"), dayOf(shop.now())));
}

export default function TaxReturn({ loaderData }: Route.ComponentProps) {
  const { title, lead, period } = loaderData;
  return (
    <>
      <Head title={title} lead={lead} back={{ to: `/kantoor/boekhouding?periode=${period}`, label: say.back }} />
      <ReturnParts shown={loaderData} />
    </>
  );
}
