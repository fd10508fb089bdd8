import { type DataStrategyResult as Result, data, type MiddlewareFunction } from "react-router";
import { faults } from "#texts/first.ts";
import { toast, unsay } from "#ui/toast/toast.ts";

type Told = { status?: number; data?: unknown; init?: { status?: number } | null };
type Known = Record<string, unknown>;
type State = { loaderData: Known; actionData: Known | null; navigation: { location?: { pathname: string } } };
type Shop = { __reactRouterDataRouter: { state: State } };

/** What browsers say when a request found no way, or its answer no way back. */
const NO_WAY = /fetch|network|load failed/i;
const AWAY = [502, 503, 504];

function isLost({ type, result }: Result): boolean {
  if (type !== "error") return false;
  const { status, init, data: inside } = (result ?? {}) as Told;
  const fault = result instanceof Error ? result : inside;
  return AWAY.includes(status ?? init?.status ?? 0) || (fault instanceof TypeError && NO_WAY.test(fault.message));
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;
const sayLost = () => toast(faults.lost, { kind: "error" });

/**
 * What was sent over a line that failed leaves the page as it stands, with all that was typed, and says so; so does a
 * page that is only read again. Whoever goes to another page is told by that page.
 */
export const keepWhatStands: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const results = await next();
  const lost = Object.entries(results).flatMap(([id, result]) => (isLost(result) ? [id] : []));
  if (lost.length === 0) {
    if (request.method !== "GET") unsay(faults.lost);
    return results;
  }
  const { loaderData, actionData, navigation } = (window as unknown as Shop).__reactRouterDataRouter.state;
  const url = new URL(request.url);
  if (request.method !== "GET") {
    sayLost();
    for (const id of lost)
      results[id] =
        url.pathname === location.pathname
          ? // With this status nothing else is read again over the same line.
            { type: "data", result: data(actionData?.[id], 503) }
          : { type: "error", result: new Response(null, { status: 302, headers: { location: pathOf(location) } }) };
    return results;
  }
  if (navigation.location?.pathname === url.pathname && pathOf(url) !== pathOf(location)) return results;
  for (const id of lost) {
    // A part of the page that asked for something of another.
    if (!(id in loaderData)) sayLost();
    results[id] = { type: "data", result: loaderData[id] };
  }
  return results;
};

/**
 * Without a line nothing that is sent arrives, and no other page comes but one that the worker keeps: this one stays as
 * it is, and says why.
 */
export function staysHere([to, how]: unknown[]): boolean {
  if (navigator.onLine || typeof to !== "string") return false;
  const isSent = /post/i.test((how as { formMethod?: string } | undefined)?.formMethod ?? "");
  if (!isSent && (navigator.serviceWorker?.controller || pathOf(new URL(to, location.href)) === pathOf(location)))
    return false;
  toast(isSent ? faults.lost : faults.away, { kind: "error" });
  return true;
}
