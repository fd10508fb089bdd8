import { useEffect } from "react";
import { knownNow, liveBlocks, lookAtMenu } from "#front/load-front.server.ts";
import { Blocks } from "#front/page/blocks.tsx";
import { showBlocks } from "#front/page/show-blocks.server.ts";
import { askMenuAt } from "#layout/menu/fetch-menu.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { draftBlocks } from "#office/front/view-front.server.ts";
import { previewMenu } from "#office/front/view-menu.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeArrange as say } from "#texts/office/shop/arrange.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/preview.page.ts";

/** The shop's own frame: this is the real front page, with a draft in it. */
export const handle = { name: "office-preview", lean: true };
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.previewTitle, path: "/kantoor/menu/voorbeeld", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "words");
  const shop = shopOf(context);
  const isMenu = url.pathname.startsWith("/kantoor/menu");
  if (isMenu) lookAtMenu(await previewMenu(shop));
  const blocks = isMenu ? liveBlocks() : await draftBlocks(shop.db);
  return { isMenu, ...(await showBlocks(shop, blocks, knownNow())) };
}

export default function Preview({ loaderData: { isMenu, blocks, month } }: Route.ComponentProps) {
  useEffect(() => {
    if (isMenu) askMenuAt("/kantoor/menu/concept.json");
  }, [isMenu]);
  return (
    <main id="inhoud">
      <PageStyle name="home" />
      <Message tone="let">
        {isMenu ? say.previewMenu : say.previewFront}{" "}
        <Link to={isMenu ? "/kantoor/menu" : "/kantoor/voorpagina"}>{say.previewBack}</Link>
      </Message>
      <Blocks blocks={blocks} month={month} />
    </main>
  );
}
