import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { BlockFields } from "#office/front/block-fields.tsx";
import { lookForBlock, saveBlock } from "#office/front/front-deeds.server.ts";
import { viewBlock } from "#office/front/view-front.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeFront as say } from "#texts/office/shop/front.ts";
import type { Route } from "./+types/block.page.ts";

const LIST = "/kantoor/voorpagina";
export const handle = { name: "office-block" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  requireStaff(context, "words");
  const view = await viewBlock(shopOf(context).db, params.id);
  if (!view) throw pageNotFound();
  return { ...view, done: lookUp(officeArrange.done, url.searchParams.get("gedaan")) };
}

export const action = acts(does(saveBlock, { to: ({ id }) => `${LIST}/${id}?gedaan=bewaard` }), does(lookForBlock));

export default function OfficeBlock({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, title, seen, form, names, addresses, done } = loaderData;
  const told = actionData?.problem ? actionData : undefined;
  return (
    <>
      <Head title={title} lead={say.kinds[kind]} back={{ to: LIST, label: say.back }} />
      <Outcome done={actionData ? undefined : done} told={told} />
      <BlockFields key={`${id}${seen}`} {...{ id, kind, seen, form, names, addresses }} told={actionData} />
    </>
  );
}
