import { keepPage } from "#outside/shop.server.ts";
import { pageMeta } from "./meta.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/home.page.ts";

export const handle = { auth: "open", name: "home" };

export const meta: Route.MetaFunction = () => pageMeta({ path: "/" });

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context, "home");
  return { hello: "wereld" };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <PageStyle name="home" />
      <h1 style={{ ["--n" as string]: 4 }}>Plant vandaag je schaduw van morgen {loaderData.hello}</h1>
    </main>
  );
}
