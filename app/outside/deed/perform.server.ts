import * as v from "valibot";
import { deeds as texts } from "#texts/deeds.ts";
import { allow } from "../allowance.server.ts";
import type { Shop } from "../shop.server.ts";
import type { Asked } from "./asked.server.ts";
import { type Caller, isTask } from "./caller.ts";
import type { AnyDeed, Limit } from "./deed.server.ts";
import { runLogged } from "./staff-log.server.ts";

export type Outcome =
  | { ok: true; status: number; message: string; shows: unknown; cookies: string[]; asked: unknown }
  | {
      ok: false;
      status: number;
      reason: string;
      message: string;
      errors: Record<string, string[]>;
      wait?: number;
      shows?: unknown;
    };

/** Schema, limits, the deed itself and one log line, in that order; only what the deed names leaves this function. */
export async function perform(shop: Shop, deed: AnyDeed, caller: Caller, raw: Asked): Promise<Outcome> {
  const started = performance.now();
  const outcome = await attempt(shop, deed, caller, raw);
  shop.log.info({
    deed: deed.name,
    outcome: outcome.ok ? "done" : outcome.reason,
    by: deed.by,
    ms: Math.round(performance.now() - started),
  });
  return outcome;
}

async function attempt(shop: Shop, deed: AnyDeed, caller: Caller, raw: Asked): Promise<Outcome> {
  const parsed = await v.safeParseAsync(deed.asks, raw, { message: () => texts.field });
  if (!parsed.success) return refuse(422, "wrong", texts.wrong, errorsOf(parsed.issues));
  const wait = await countAgainst(shop, deed, caller, parsed.output);
  if (wait > 0) return { ...refuse(429, "too-many", texts.tooMany(Math.ceil(wait / 60))), wait };
  const way = deed.reads ? runReading : isTask(deed.by) ? runLogged : run;
  const result = await way(shop, deed, caller, parsed.output);
  if (result.ok) {
    const shows = deed.shows ? v.parse(deed.shows, result.shows) : undefined;
    const status = deed.says.status ?? (deed.shows ? 200 : 204);
    return { ok: true, status, message: deed.says.done ?? "", shows, cookies: result.cookies, asked: parsed.output };
  }
  const said = Object.hasOwn(deed.says.refused, result.reason) ? deed.says.refused[result.reason] : undefined;
  if (!said) throw new Error(`${deed.name} has no sentence for ${result.reason}`);
  const [status, sentence, field] = said;
  const message = typeof sentence === "string" ? sentence : sentence(result.about ?? "");
  const errors = result.errors ?? (field ? { [field]: [message] } : {});
  return {
    ...refuse(status, result.reason, message, errors),
    ...(result.wait !== undefined && { wait: result.wait }),
    ...(result.shows !== undefined && deed.showsRefused && { shows: v.parse(deed.showsRefused, result.shows) }),
  };
}

const run = (shop: Shop, deed: AnyDeed, caller: Caller, asked: unknown) => deed.run(shop, caller, asked);

const runReading = (shop: Shop, deed: AnyDeed, caller: Caller, asked: unknown) =>
  shop.db.transaction(
    (tx) => deed.run({ ...shop, db: Object.assign(tx, { $client: shop.db.$client }) }, caller, asked),
    { accessMode: "read only" },
  );

const refuse = (status: number, reason: string, message: string, errors: Record<string, string[]> = {}) => ({
  ok: false as const,
  status,
  reason,
  message,
  errors,
});

/** One sentence a field is enough; what belongs to no field is told by the message above the form. */
function errorsOf(issues: v.BaseIssue<unknown>[]): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const key = path?.[0]?.key;
    if (typeof key === "string" && !errors.has(key)) errors.set(key, [message]);
  }
  return Object.fromEntries(errors);
}

async function countAgainst(shop: Shop, deed: AnyDeed, caller: Caller, asked: unknown): Promise<number> {
  const counted = (deed.limit ?? []).map(async (limit) => {
    const { most, minutes, per } = limit;
    const what = `${deed.name}:${typeof per === "string" ? per : per.field}`;
    const result = await allow(shop, what, whoFor(limit, caller, asked), { times: most, perSeconds: minutes * 60 });
    return result.ok ? 0 : result.retryAfterSeconds;
  });
  return Math.max(0, ...(await Promise.all(counted)));
}

function whoFor({ per }: Limit, caller: Caller, asked: unknown): string {
  if (per === "peer") return caller.peer;
  if (per === "account") return caller.user?.id ?? caller.peer;
  return String((asked as Asked)[per.field] ?? "").toLowerCase();
}
