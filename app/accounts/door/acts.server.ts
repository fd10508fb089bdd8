import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Asked, readForm, Unreadable } from "#outside/deed/asked.server.ts";
import type { Caller } from "#outside/deed/caller.ts";
import { type AnyDeed, type Deed, mostOf } from "#outside/deed/deed.server.ts";
import { type Outcome, perform } from "#outside/deed/perform.server.ts";
import type { Told } from "#outside/deed/told.ts";
import { isUpload, withReceived } from "#outside/files/receive.server.ts";
import { type Shop, shopOf } from "#outside/shop.server.ts";
import { deeds as texts } from "#texts/deeds.ts";
import type * as v from "valibot";
import { callerOf, mayDo, requireOwnForm } from "./caller.server.ts";
import { sessionContext } from "../session/visitor.server.ts";

type Way<Shown, Asked> = {
  /** Where the browser goes afterwards; without it the page stays and says what was done. */
  to?: string | ((shown: Shown, asked: Asked, shop: Shop, request: Request) => string | undefined);
  /** Cookies that belong to this way alone. */
  cookies?: (shop: Shop) => string[];
  /** Where it goes when refused; without it the page stays and says why. */
  otherwise?: (reason: string, shown: unknown, placed: Record<string, string>) => string | undefined;
  /** Fields of the deed that stand in the query of the page's address, such as the seal of a link from a mail. */
  query?: string[];
};
type Row = { deed: AnyDeed; way: Way<unknown, unknown> };

/** One deed of a page, and where the browser goes after it. */
export function does<Asks extends v.GenericSchema, Shows extends v.GenericSchema, Reason extends string>(
  deed: Deed<Asks, Shows, Reason>,
  way: Way<v.InferOutput<Shows>, v.InferOutput<Asks>> = {},
): Row {
  return { deed: deed as unknown as AnyDeed, way: way as Way<unknown, unknown> };
}

/** A page's action: the form's field `deed` picks one of these deeds; a page with one deed needs no such field. */
export function acts(...rows: Row[]) {
  const byName = new Map(rows.map((row) => [row.deed.name, row]));
  const most = mostOf(rows.map(({ deed }) => deed));
  // One-click unsubscribing is sent by mail services; every deed of such a page proves itself.
  const open = rows.every(({ deed }) => deed.from === "anywhere");
  const closed = rows.every(({ deed }) => deed.by !== "anyone");
  const taking = rows.find(({ deed }) => deed.takes);
  const action = async ({ request, context, params }: Pick<ActionFunctionArgs, "request" | "context" | "params">) => {
    if (!open) requireOwnForm(request);
    const shop = shopOf(context);
    const carry = async (row: Row, caller: Caller, fields: Asked) => {
      // What stands in the address of the page belongs to the deed as much as what was typed.
      const placed = { ...ownQuery(row.way, request.url), ...ownParams(row.deed, params) };
      const outcome = await perform(shop, row.deed, caller, { ...fields, ...placed });
      return outcome.ok ? onDone(shop, request, row, outcome) : onRefused(row, outcome, fields, placed);
    };
    const meet = () => callerOf(shop, request, context.get(sessionContext) ?? undefined);
    // Files are not let in before it is known who brings them.
    if (taking?.deed.takes && isUpload(request)) {
      const caller = await meet();
      return (
        barred(taking.deed, caller) ??
        withReceived(request, taking.deed.takes, shop.photos.bench, async (received) => {
          if (received instanceof Unreadable)
            return told({ deed: taking.deed.name, problem: received.message }, received.statusCode);
          const { deed: name = taking.deed.name, ...fields } = received;
          if (name !== taking.deed.name) return told({ deed: "", problem: texts.unknown }, 400);
          return carry(taking, caller, fields);
        })
      );
    }
    // A form that the caller may not send at all is not read either.
    const early = closed ? await meet() : undefined;
    const bars = early ? rows.map(({ deed }) => barred(deed, early)) : [];
    if (bars[0] && bars.every(Boolean)) return bars[0];
    const asked = await readForm(request, most).catch((error: unknown) => {
      if (error instanceof Unreadable) return error;
      throw error;
    });
    if (asked instanceof Unreadable) return told({ deed: "", problem: asked.message }, asked.statusCode);
    const { deed: named = rows.length === 1 ? rows[0]?.deed.name : undefined, ...fields } = asked;
    // A button may name another deed than its form does; it stands further on.
    const name: unknown = Array.isArray(named) ? named.at(-1) : named;
    const row = typeof name === "string" ? byName.get(name) : undefined;
    if (!row) return told({ deed: "", problem: texts.unknown }, 400);
    const caller = early ?? (await meet());
    return barred(row.deed, caller) ?? carry(row, caller, fields);
  };
  return Object.assign(action, {
    deeds: rows.map(({ deed }) => deed),
    bytes: most.bytes,
    streams: taking !== undefined,
  });
}

type Action = ReturnType<typeof acts>;

/** The same door for a script of ours that sends a form: what a page would hear comes as JSON. */
export function answersJson(page: Action) {
  const action = async (args: Parameters<Action>[0]): Promise<Response> => {
    const result = await page(args);
    return result instanceof Response ? result : Response.json(result.data, result.init ?? {});
  };
  return Object.assign(action, { deeds: page.deeds, bytes: page.bytes, streams: page.streams });
}

function barred({ name, by }: AnyDeed, caller: Caller) {
  const allowed = mayDo(by, caller);
  if (allowed === "not-logged-in") return told({ deed: name, problem: texts.notLoggedIn }, 401);
  if (allowed === "not-allowed") return told({ deed: name, problem: texts.notAllowed }, 403);
  return undefined;
}

function ownParams(deed: AnyDeed, params: ActionFunctionArgs["params"]): Record<string, string> {
  const names = "entries" in deed.asks ? Object.keys(deed.asks.entries as object) : [];
  return Object.fromEntries(
    Object.entries(params).flatMap(([k, x]) => (x !== undefined && names.includes(k) ? [[k, x]] : [])),
  );
}

function ownQuery({ query = [] }: Row["way"], address: string): Record<string, string> {
  const given = new URL(address).searchParams;
  return Object.fromEntries(query.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
}

const told = (it: Told, status: number, headers?: Headers) => data<Told>(it, { status, ...(headers && { headers }) });

function onDone(shop: Shop, request: Request, { deed, way }: Row, outcome: Extract<Outcome, { ok: true }>) {
  const headers = new Headers();
  for (const cookie of [...outcome.cookies, ...(way.cookies?.(shop) ?? [])]) headers.append("set-cookie", cookie);
  const to = typeof way.to === "function" ? way.to(outcome.shows, outcome.asked, shop, request) : way.to;
  if (to !== undefined) return redirect(to, { status: 303, headers });
  const shows = outcome.shows === undefined ? {} : { shows: outcome.shows };
  return told(
    { deed: deed.name, done: outcome.message, ...shows },
    outcome.status === 204 ? 200 : outcome.status,
    headers,
  );
}

function onRefused(
  { deed, way }: Row,
  outcome: Extract<Outcome, { ok: false }>,
  fields: Record<string, unknown>,
  placed: Record<string, string>,
) {
  const to = way.otherwise?.(outcome.reason, outcome.shows, placed);
  if (to !== undefined) return redirect(to, 303);
  const { status, message: problem, reason, errors, wait, shows } = outcome;
  const headers = new Headers(wait === undefined ? {} : { "retry-after": String(wait) });
  const values = typedBefore(deed, fields, shows === undefined ? LONGEST : LONG);
  // A deed that shows what it was asked needs no second copy of its lists.
  const lists = shows === undefined ? listsBefore(deed, fields) : {};
  const more = {
    ...(wait !== undefined && { wait }),
    ...(shows !== undefined && { shows }),
    ...(Object.keys(lists).length > 0 && { lists }),
  };
  return told({ deed: deed.name, problem, reason, errors, values, ...more }, status, headers);
}

/** Beside what a deed shows itself, such as a whole file of text; and what else no form of ours is longer than. */
const LONG = 20_000;
const LONGEST = 200_000;

/** What was typed goes back to the form, except what a deed hides. */
function typedBefore({ hides = [] }: AnyDeed, fields: Asked, most: number): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" && !hides.includes(name) ? [[name, value.slice(0, most)] as const] : [],
  );
  return Object.fromEntries(texts);
}

function listsBefore({ hides = [] }: AnyDeed, fields: Asked): Record<string, string[]> {
  const lists = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) && !hides.includes(name) ? [[name, value.filter((one) => typeof one === "string")]] : [],
  );
  return Object.fromEntries(lists) as Record<string, string[]>;
}
