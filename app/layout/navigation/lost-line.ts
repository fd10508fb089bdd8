import { type DataStrategyResult as Result, data, type MiddlewareFunction } from "react-router";
import { isOffice } from "#kit/path.ts";
import { faults } from "#texts/first.ts";
import { noAnswer, tellWhenLate } from "#ui/loading/no-answer.ts";
import { toast, unsay } from "#ui/toast/toast.ts";

type Told = { status?: number; data?: unknown; init?: { status?: number } | null };
type Known = Record<string, unknown>;
type Sent = { formMethod?: string; formData?: FormData };
type Place = Pick<Location, "pathname" | "search">;
type State = { location: Place; loaderData: Known; actionData: Known | null; navigation: Sent & { location?: Place } };
type Shop = { __reactRouterDataRouter: { state: State } };

/** What browsers say when a request found no way, or its answer no way back. */
const NO_WAY = /fetch|network|load failed/i;
/** After this it is given up: told as a line that failed, and free to be sent again. */
const AT_LAST = 45_000;
const AWAY = [502, 503, 504];
export const isNoWay = (fault: unknown): boolean => fault instanceof TypeError && NO_WAY.test(fault.message);

/** 503 when nothing came; 500 when the shop fell over it, or nobody can read what came. */
function faultOf({ type, result }: Result): number {
  if (type !== "error") return 0;
  const { status, init, data: inside } = (result ?? {}) as Told;
  const known = status ?? init?.status ?? 0;
  return AWAY.includes(known) || isNoWay(result) || isNoWay(inside) ? 503 : result instanceof Error ? 500 : known;
}

const standing = () => (window as unknown as Shop).__reactRouterDataRouter.state;
const pathOf = ({ pathname, search }: Place) => pathname + search;
const sayLost = () => toast(noAnswer(faults.lost), { kind: "error" });
const stay = (at: Place): Result => ({
  type: "error",
  result: new Response(null, { status: 302, headers: { location: pathOf(at), "x-remix-replace": "1" } }),
});

/**
 * Ends a request that hangs, but for the office, which sends large files. The router reads the request's own signal as
 * somebody going elsewhere, so it has another one only for as long as it is on its way.
 */
function giveUpOn(request: Request): (results: Record<string, Result>) => void {
  // Not every browser can join signals.
  if (!AbortSignal.any || isOffice(location.pathname)) return () => {};
  const last = AbortSignal.timeout(AT_LAST);
  Object.defineProperty(request, "signal", { configurable: true, value: AbortSignal.any([request.signal, last]) });
  return (results) => {
    Reflect.deleteProperty(request, "signal");
    if (last.aborted && !request.signal.aborted)
      for (const one of Object.values(results)) if (one.type === "error") one.result = new TypeError("fetch");
  };
}

/**
 * What was sent over a line that failed, or to a shop that fell over it, leaves the page as it stands, with all that was
 * typed, and says so; so does a page that is only read again, and another choice on this page. Whoever goes to another
 * page is told by that page.
 */
export const keepWhatStands: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const over = giveUpOn(request);
  const results = await tellWhenLate(next());
  over(results);
  const isSent = request.method !== "GET";
  const faulty = Object.entries(results).map(([id, result]) => [id, faultOf(result)] as const);
  const lost = faulty.flatMap(([id, fault]) => (fault === 503 || (isSent && fault >= 500) ? [id] : []));
  if (!lost.length) {
    if (isSent) unsay(faults.lost);
    return results;
  }
  const { location: shown, loaderData, actionData, navigation } = standing();
  const url = new URL(request.url);
  const to = pathOf(url);
  if (isSent) {
    if (faulty.some(([, fault]) => fault === 503)) sayLost();
    else toast(`${faults.broken} ${faults.lost}`, { kind: "error" });
    for (const id of lost)
      results[id] =
        url.pathname === location.pathname
          ? // With this status nothing else is read again over the same line.
            { type: "data", result: data(actionData?.[id], 503) }
          : stay(location);
    return results;
  }
  if (navigation.location?.pathname === url.pathname && to !== pathOf(shown)) {
    // Who goes back stands at that address already, also when that page never comes.
    if (url.pathname !== shown.pathname || to === pathOf(location)) return results;
    toast(noAnswer(faults.again), { kind: "error" });
    for (const id of lost) results[id] = stay(shown);
    return results;
  }
  for (const id of lost) {
    // A part of the page that asked for something of another.
    if (!(id in loaderData)) sayLost();
    results[id] = { type: "data", result: loaderData[id] };
  }
  return results;
};

let last: string | undefined;

/**
 * Without a line nothing that is sent arrives, and no other page comes but one that the worker keeps: this one stays as
 * it is, and says why. What is on its way already is not sent again.
 */
export function staysHere([to, how]: unknown[]): boolean {
  if (typeof to !== "string") return false;
  const { formMethod, formData } = (how ?? {}) as Sent;
  const isSent = /post/i.test(formMethod ?? "");
  if (isSent) {
    const what = to + JSON.stringify(formData ? [...formData] : []);
    if (what === last && standing().navigation.formData) return true;
    last = what;
  }
  if (navigator.onLine) return false;
  if (!isSent && (navigator.serviceWorker?.controller || pathOf(new URL(to, location.href)) === pathOf(location)))
    return false;
  if (isSent) sayLost();
  else toast(faults.away, { kind: "error" });
  return true;
}
