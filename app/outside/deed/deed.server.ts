import type { logged } from "#texts/office/log.ts";
import type * as v from "valibot";
import type { Shop } from "../shop.server.ts";
import type { Most } from "./asked.server.ts";
import { type By, type Caller, isTask, type Task } from "./caller.ts";

type Schema = v.GenericSchema | v.GenericSchemaAsync;

/** What a deed of the office changed, for the log and for taking it back. */
export type Changed = { subject: string; before?: unknown; after?: unknown };

export type Done<Shown> = { ok: true; shows: Shown; cookies: string[]; changed?: Changed };

type Detail = {
  /** Sentences beside their fields. */
  errors?: Record<string, string[]>;
  /** Fills the sentence of this reason, where it is a function. */
  about?: string;
  /** Seconds until another try makes sense. */
  wait?: number;
  /** What a caller needs to go on, such as the cart as it is now; parsed by `showsRefused`. */
  shows?: unknown;
};
export type Refused<Reason extends string> = { ok: false; reason: Reason } & Detail;

export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
type Sentence = string | ((about: string) => string);

/** A status and a sentence for every way a deed can end; one that is missing does not compile. */
type Says<Reason extends string> = {
  done?: string;
  status?: 200 | 201 | 202 | 204;
  refused: Record<Reason, readonly [status: RefusedStatus, sentence: Sentence, field?: string]>;
};

export type Limit = {
  most: number;
  minutes: number;
  /** Each network, each account, or each value of a field that can be guessed or flooded. */
  per: "peer" | "account" | { field: string };
};

/** One thing that changes the shop, written once for forms, scripts and other programs. */
export type Deed<
  Asks extends Schema = Schema,
  Shows extends v.GenericSchema = v.GenericSchema,
  Reason extends string = string,
> = {
  /** "cart.add": how forms, the log and the tests call it. */
  name: string;
  by: By;
  /** The same strict schema for a form and for JSON. */
  asks: Asks;
  /** What a response may hold; the door drops everything else. */
  shows?: Shows;
  showsRefused?: v.GenericSchema;
  limit?: Limit[];
  /** The largest body it takes; 64 kB unless it says so. */
  bytes?: number;
  /** How many fields a form may have, or values a JSON body; 100 unless it says so, and 5000 in the office. */
  fields?: number;
  /** Files that come along: the field they stand in, how many at once, and the largest of them. */
  takes?: { field: string; most: number; bytes: number };
  /** Only shows something of what was sent: the database lets it change nothing, and it leaves no line in the log. */
  reads?: true;
  /** Fields that are never sent back to a form. */
  hides?: string[];
  /** What a deed of the office was done to, for the log: an order's number, a code. Never who it was. */
  about?(asked: v.InferOutput<Asks>): string;
  /**
   * `anywhere`: another program calls it and proves itself in `run`, such as a bank or a mail service.
   * `beacon`: a page of ours calls it in a way that carries no token; where it comes from has to be enough.
   */
  from?: "anywhere" | "beacon";
  run(
    shop: Shop,
    caller: Caller,
    asked: v.InferOutput<Asks>,
  ): Promise<Done<NoInfer<v.InferInput<Shows>>> | Refused<Reason>>;
  says: Says<NoInfer<Reason>>;
};

/** What staff do stands in the log in Dutch: a deed of the office without such a line does not compile. */
type Named<Who extends By> = { by: Who; name: Who extends Task ? keyof typeof logged : string };

/** Any deed, for who carries it without knowing what it asks. */
export type AnyDeed = Deed;

/** Every deed ever made: tests walk it, the API's description is written from it. */
export const DEEDS = new Map<string, AnyDeed>();

export function deed<
  Asks extends Schema,
  Shows extends v.GenericSchema = v.GenericSchema<undefined>,
  const Reason extends string = never,
  Who extends By = By,
>(it: Deed<Asks, Shows, Reason> & Named<Who>): Deed<Asks, Shows, Reason> {
  if (DEEDS.has(it.name) && !import.meta.hot) throw new Error(`Two deeds are called ${it.name}`);
  DEEDS.set(it.name, it as unknown as AnyDeed);
  return it;
}

/** The most that may be sent where any of these deeds may be asked for. */
export const mostOf = (deeds: AnyDeed[]): Most => ({
  bytes: Math.max(...deeds.map(({ bytes = 64 * 1024 }) => bytes)),
  fields: Math.max(...deeds.map(({ by, fields = isTask(by) ? 5000 : 100 }) => fields)),
});

export function done(): Done<undefined>;
export function done<const Shown>(shows: Shown, cookies?: string[], changed?: Changed): Done<Shown>;
export function done(shows?: unknown, cookies: string[] = [], changed?: Changed): Done<unknown> {
  return { ok: true, shows, cookies, ...(changed && { changed }) };
}

export const refused = <const Reason extends string>(reason: Reason, detail: Detail = {}): Refused<Reason> => ({
  ok: false,
  reason,
  ...detail,
});

/** Reasons that are called as their sentences are: `{ ...sentences(422, texts.problems, "nothing", "changed") }`. */
export const sentences = <const Reason extends string>(
  status: RefusedStatus,
  says: Record<Reason, string>,
  ...reasons: Reason[]
) =>
  Object.fromEntries(reasons.map((reason) => [reason, [status, says[reason]]])) as Record<
    Reason,
    [RefusedStatus, string]
  >;
