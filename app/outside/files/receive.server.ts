import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { deeds as texts } from "#texts/deeds.ts";
import { type Asked, asTyped, Unreadable } from "../deed/asked.server.ts";

/** A file that came in: only the door makes these, so no field can pretend to be one. */
export class Received {
  /** What its sender called it, without folders; for people to read, never to open. */
  readonly name: string;
  /** Where it lies until the deed is over. */
  readonly file: string;
  /** Larger than may be: what came of it is gone already. */
  readonly tooLarge: boolean;

  constructor(name: string, file: string, tooLarge: boolean) {
    this.name = name;
    this.file = file;
    this.tooLarge = tooLarge;
  }
}

export type Takes = { field: string; most: number; bytes: number };

export const isUpload = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

const MOST_FIELDS = 20;
/** What is too large is read to its end, so that the browser gets to hear why; this is the end of our patience. */
const MOST_TOTAL = 1_200e6;

/** Writes the files of a form to disk as they come, lets `work` use them, and leaves none of them behind. */
export async function withReceived<Outcome>(
  request: Request,
  takes: Takes,
  bench: string,
  work: (received: Asked | Unreadable) => Promise<Outcome>,
): Promise<Outcome> {
  const made: string[] = [];
  try {
    const received = await receive(request, takes, bench, made).catch((error: unknown) => {
      if ((error as { code?: string }).code === "ENOSPC") return new Unreadable(413, texts.noRoom);
      return error instanceof Unreadable ? error : new Unreadable(400, texts.cutOff);
    });
    return await work(received);
  } finally {
    for (const file of made) await fs.promises.rm(file, { force: true });
  }
}

async function receive(request: Request, takes: Takes, bench: string, made: string[]): Promise<Asked> {
  const asked = Object.create(null) as Asked;
  const files: Promise<Received | undefined>[] = [];
  const open: BusboyFileStream[] = [];
  const body = Readable.fromWeb((request.body ?? new Blob([]).stream()) as ReadableStream);
  await fs.promises.mkdir(bench, { recursive: true });
  await new Promise<void>((done, fail) => {
    const end = (error: unknown) => {
      const why = error instanceof Error ? error : new Error(String(error));
      for (const stream of open) stream.destroy();
      body.unpipe(parser);
      // A browser that is still sending does not listen: the rest is read and forgotten, then it hears why.
      if (!(why instanceof Unreadable) || total > MOST_TOTAL || body.readableEnded) {
        body.destroy();
        return fail(why);
      }
      body.once("end", () => fail(why)).resume();
    };
    let total = 0;
    const parser = new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: { fileSize: takes.bytes, files: takes.most, fields: MOST_FIELDS, fieldSize: 4_000, headerPairs: 20 },
    });
    parser.on("file", (field, stream, name) => {
      // What breaks is heard from the line itself; a stream without a listener would end the shop.
      stream.on("error", () => {});
      if (field !== takes.field) return void stream.resume();
      const file = path.join(bench, `${randomUUID()}.in`);
      made.push(file);
      open.push(stream);
      const kept = keep(stream, file, nameOf(name));
      kept.catch(end);
      files.push(kept);
    });
    parser.on("field", (name, value) => {
      if (value.includes("\0") || name.includes("\0")) end(new Unreadable(422, texts.wrong));
      const typed = asTyped(value);
      asked[name] = name in asked ? [asked[name], typed].flat() : typed;
    });
    parser.on("filesLimit", () => end(new Unreadable(413, texts.tooManyFiles(takes.most))));
    parser.on("fieldsLimit", () => end(new Unreadable(413, texts.tooLarge)));
    parser.on("error", end);
    parser.on("finish", () => done());
    body.on("data", (chunk: Uint8Array) => {
      total += chunk.length;
      if (total > MOST_TOTAL) end(new Unreadable(413, texts.tooLarge));
    });
    body.on("error", end);
    body.pipe(parser);
  }).finally(() => Promise.allSettled(files));
  const came = (await Promise.all(files)).filter((one) => one !== undefined);
  if (came.length) asked[takes.field] = came;
  return asked;
}

/** Nothing of it is held: each piece is on disk before the next is asked for. A field left empty gives no file. */
async function keep(stream: BusboyFileStream, file: string, name: string): Promise<Received | undefined> {
  const handle = await fs.promises.open(file, "wx", 0o600);
  let isEmpty = true;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isEmpty = false;
      await handle.write(chunk);
    }
    if (stream.truncated) await handle.truncate(0);
  } finally {
    await handle.close();
  }
  return !isEmpty || name ? new Received(name, file, stream.truncated === true) : undefined;
}

/** The last part of what the sender called it, without what a screen cannot show. */
const nameOf = (given: string | undefined): string =>
  (given ?? "")
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{C}]/gu, "")
    .trim()
    .slice(0, 120) ?? "";
