import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { findParcel } from "#office/packing/track.server.ts";
import { sayMoment } from "#office/say.ts";
import { shopOf } from "#outside/shop.server.ts";
import { track as say } from "#texts/office/packing.ts";
import type { Route } from "./+types/track.page.ts";

export const handle = { auth: "open", name: "track" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.title, path: `/volg/${params.code}`, noindex: true });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await findParcel(shopOf(context), params.code, url.searchParams.get("t") ?? "");
  if (!found) throw pageNotFound();
  const moments = [found.madeAt, found.shippedAt, found.deliveredAt];
  return {
    code: params.code,
    carrier: found.carrier,
    steps: Object.values(say.steps).map((label, at) => ({ label, at: moments[at] ? sayMoment(moments[at]) : "" })),
  };
}

export default function Track({ loaderData: { code, carrier, steps } }: Route.ComponentProps) {
  return (
    <div className="wrap stack">
      <h1>{say.title}</h1>
      <p className="soft">
        {say.code(code)}, {carrier}
      </p>
      <ol className="stack">
        {steps.map(({ label, at }) => (
          <li key={label} className={at ? undefined : "soft"}>
            <b>{label}</b> {at}
          </li>
        ))}
      </ol>
    </div>
  );
}
