import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { listBenches } from "#office/front/benches.server.ts";
import { saveMenuPart } from "#office/front/menu-deeds.server.ts";
import { MenuPartForm } from "#office/front/menu-part-form.tsx";
import { viewMenuPart } from "#office/front/view-menu.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeMenu as say } from "#texts/office/shop/menu.ts";
import type { Route } from "./+types/menu-part.page.ts";

const LIST = "/kantoor/menu";
export const handle = { name: "office-menu-part" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  requireStaff(context, "words");
  const view = await viewMenuPart(shopOf(context).db, params.id);
  if (!view) throw pageNotFound();
  return { ...view, benches: listBenches(), done: lookUp(officeArrange.done, url.searchParams.get("gedaan")) };
}

export const action = acts(does(saveMenuPart, { to: ({ id }) => `${LIST}/${id}?gedaan=bewaard` }));

export default function OfficeMenuPart({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, title, seen, form, addresses, benches, gone, done } = loaderData;
  return (
    <>
      <Head title={title} back={{ to: LIST, label: say.back }} lead={gone ? say.gone : undefined} />
      <Outcome done={done} told={actionData} />
      <MenuPartForm key={`${id}${seen}`} {...{ id, kind, seen, form, addresses, benches }} told={actionData} />
    </>
  );
}
