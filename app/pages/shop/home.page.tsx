import { liveBlocks, knownNow } from "#front/load-front.server.ts";
import { Blocks } from "#front/page/blocks.tsx";
import { showLive } from "#front/page/show-blocks.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { home } from "#texts/home.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/home.page.ts";

export const handle = { auth: "open", name: "home", lean: true, query: [] };

export async function loader({ context }: Route.LoaderArgs) {
  keepPage(context, "home", "range", "today");
  return showLive(shopOf(context), liveBlocks(), knownNow());
}

export const meta: Route.MetaFunction = () => pageMeta({ title: home.title, description: home.description, path: "/" });

export default function Home({ loaderData: { blocks, month } }: Route.ComponentProps) {
  return (
    <main id="inhoud">
      <PageStyle name="home" />
      <Blocks blocks={blocks} month={month} />
    </main>
  );
}
