import { pageNotFound } from "#kit/error.ts";
import { findProse, toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { ServiceFrame } from "#layout/service/service-frame.tsx";
import { fillFacts } from "#outside/words/fill-facts.ts";
import { Prose } from "#ui/prose.tsx";
import type { Route } from "./+types/service.page.ts";

export const handle = { auth: "open", name: "service", query: [] };

export function loader({ url, context }: Route.LoaderArgs) {
  const slug = url.pathname.slice(1).toLowerCase();
  const prose = findProse("pages", slug);
  if (!prose) throw pageNotFound();
  keepPage(context, `service:${slug}`);
  const { front, body } = prose;
  return {
    slug,
    title: String(front.title),
    description: String(front.description),
    html: toHtml(fillFacts(body, shopOf(context).settings)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ title: loaderData?.title, description: loaderData?.description, path: location.pathname });

export default function Service({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceFrame title={loaderData.title} path={`/${loaderData.slug}`}>
      <Prose className="tekstpagina" html={loaderData.html} />
    </ServiceFrame>
  );
}
