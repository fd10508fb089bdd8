import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { Memory } from "#outside/memory.server.ts";
import { Files } from "./files.ts";

function aFolder(): { client: string; pictures: string } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "files-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const [client, pictures] = [path.join(root, "client"), path.join(root, "pictures")];
  fs.mkdirSync(path.join(client, "assets"), { recursive: true });
  fs.mkdirSync(pictures);
  fs.writeFileSync(path.join(client, "assets/a.js"), "let a = 1;".repeat(500));
  fs.writeFileSync(path.join(client, "assets/b.js"), "let b = 2;".repeat(500));
  fs.writeFileSync(path.join(client, "assets/b.js.br"), zlib.brotliCompressSync("let b = 2;".repeat(500)));
  for (let at = 0; at < 20; at++) fs.writeFileSync(path.join(pictures, `p${at}.webp`), Buffer.alloc(1000, at));
  fs.writeFileSync(path.join(root, "secret.txt"), "geheim");
  return { client, pictures };
}

async function ask(files: Files, pathname: string, accepts = "br") {
  const seen: { status: number; headers: Record<string, unknown>; body?: Buffer } = { status: 0, headers: {} };
  const response = {
    writeHead(status: number, headers: Record<string, unknown>) {
      Object.assign(seen, { status, headers });
      return response;
    },
    end: (body?: Buffer) => Object.assign(seen, body && { body }),
  };
  const request = { method: "GET", headers: { "accept-encoding": accepts } } as unknown as IncomingMessage;
  const found = await files.answer(pathname, request, response as never);
  return { found, ...seen };
}

test("a file is sent packed, by the twin of the build or by one made now", async () => {
  const { client, pictures } = aFolder();
  const files = new Files(client, pictures);
  for (const [name, text] of [
    ["a", "let a = 1;"],
    ["b", "let b = 2;"],
  ] as const) {
    const { status, headers, body } = await ask(files, `/assets/${name}.js`);
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(zlib.brotliDecompressSync(body ?? "").toString()).toBe(text.repeat(500));
  }
  expect((await ask(files, "/assets/b.js.br")).status).toBe(404);
  expect((await ask(files, "/bomen")).found).toBe(false);
});

test("another way to write an address reaches no file and keeps nothing", async () => {
  const { client, pictures } = aFolder();
  const files = new Files(client, pictures);
  await ask(files, "/assets/a.js");
  const before = files.bytes;
  for (let at = 0; at < 500; at++) {
    const { status } = await ask(files, `/assets/${at}/../a.js`);
    expect(status).toBe(404);
  }
  for (const odd of ["/assets//a.js", "/assets/./a.js", "/assets/../../secret.txt", "/assets/__proto__", "/plaat/.."])
    expect([odd, (await ask(files, odd)).status]).toEqual([odd, 404]);
  expect(files.bytes).toBe(before);
});

test("what is kept in memory has an end, and what was let go is read again", async () => {
  const { client, pictures } = aFolder();
  const files = new Files(client, pictures, new Memory(0.005));
  for (let round = 0; round < 2; round++)
    for (let at = 0; at < 20; at++) expect((await ask(files, `/plaat/p${at}.webp`)).body?.[0]).toBe(at);
  expect(files.bytes).toBeLessThanOrEqual(0.005 * 1024 * 1024);
});
