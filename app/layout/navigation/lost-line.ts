import { type DataStrategyResult as Result, data, type MiddlewareFunction } from "react-router";
import { errors } from "#texts/errors.ts";
import { toast } from "#ui/toast/toast.ts";

type Told = { status?: number; data?: unknown; init?: { status?: number } | null };
type Shop = { __reactRouterDataRouter?: { state: { loaderData: Record<string, unknown> } } };

/** What browsers say when a request found no way, or its answer no way back. */
const NO_WAY = /fetch|network|load failed/i;
const AWAY = [502, 503, 504];

function isLost({ type, result }: Result): boolean {
  if (type !== "error") return false;
  const { status, init, data: inside } = (result ?? {}) as Told;
  const fault = result instanceof Error ? result : inside;
  return AWAY.includes(status ?? init?.status ?? 0) || (fault instanceof TypeError && NO_WAY.test(fault.message));
}

/**
 * What was sent over a line that failed leaves the page as it stands, with all that was typed, and says so; so does a
 * page that is only read again. Whoever goes to another page is told by that page.
 */
export const keepWhatStands: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const results = await next();
  const lost = Object.entries(results).flatMap(([id, result]) => (isLost(result) ? [id] : []));
  if (lost.length === 0) return results;
  if (request.method !== "GET") {
    toast(errors.lost, { kind: "error" });
    // With this status nothing else is read again over the same line.
    for (const id of lost) results[id] = { type: "data", result: data(undefined, 503) };
    return results;
  }
  const { pathname, search } = new URL(request.url);
  const shown = (window as unknown as Shop).__reactRouterDataRouter?.state.loaderData ?? {};
  if (pathname + search === location.pathname + location.search)
    for (const id of lost) if (id in shown) results[id] = { type: "data", result: shown[id] };
  return results;
};
