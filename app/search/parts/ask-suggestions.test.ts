import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askSuggestions, NOTHING } from "./ask-suggestions.ts";

const found = { ...NOTHING, queries: [{ text: "lavendel", highlighted: "lavendel" }] };
let answers: { status: number; retryAfter?: string }[] = [];
let asked = 0;
let server: Server;
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((_, response) => {
    const { status, retryAfter } = answers[Math.min(asked++, answers.length - 1)]!;
    if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(found));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  // In the browser the address is the page's own.
  globalThis.fetch = (path, init) => plainFetch(new URL(String(path), `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = plainFetch;
  server.close();
});

beforeEach(() => {
  asked = 0;
});

const ask = (stop = new AbortController()): Promise<typeof NOTHING> => askSuggestions("lavend", stop.signal);

test("an answer is an answer", async () => {
  answers = [{ status: 200 }];
  expect(await ask()).toEqual(found);
  expect(asked).toBe(1);
});

test.each([429, 503])("after %i it is asked again when the wait is over", async (status) => {
  answers = [{ status, retryAfter: "0" }, { status, retryAfter: "0" }, { status: 200 }];
  expect(await ask()).toEqual(found);
  expect(asked).toBe(3);
});

test("not for ever, not after a fault, and not when the wait is long", async () => {
  answers = [{ status: 429, retryAfter: "0" }];
  expect(await ask()).toEqual(NOTHING);
  expect(asked).toBe(3);
  for (const answer of [{ status: 500 }, { status: 429 }, { status: 429, retryAfter: "600" }]) {
    asked = 0;
    answers = [answer];
    expect(await ask()).toEqual(NOTHING);
    expect(asked).toBe(1);
  }
});

test("who types on ends the wait", async () => {
  answers = [{ status: 429, retryAfter: "9" }];
  const stop = new AbortController();
  const waiting = ask(stop);
  await expect.poll(() => asked).toBe(1);
  stop.abort();
  await expect(waiting).rejects.toThrow();
});
