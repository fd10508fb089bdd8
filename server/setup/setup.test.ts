import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { SMTPServer } from "smtp-server";
import { expect, inject, onTestFinished, test } from "vitest";
import { readSettings } from "#outside/settings.server.ts";
import { setupTool } from "./setup.ts";

const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-setup-"));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
};

async function aPostOffice() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      received.push(Buffer.concat(await stream.toArray()).toString());
      done();
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((done) => listening.once("listening", done));
  onTestFinished(() => server.close());
  return { received, url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

async function aBank() {
  const server = http.createServer((request, response) => {
    const known = request.headers.authorization === `Bearer test_${"a".repeat(24)}`;
    response.writeHead(known ? 200 : 401).end(JSON.stringify({ count: 3 }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Types these lines, one after another. */
async function run(root: string, lines: string[]): Promise<string> {
  const real = Object.getOwnPropertyDescriptor(process, "stdin");
  Object.defineProperty(process, "stdin", {
    value: Readable.from(lines.map((line) => `${line}\n`)),
    configurable: true,
  });
  onTestFinished(() => void (real && Object.defineProperty(process, "stdin", real)));
  const said: string[] = [];
  await setupTool(root, [], (line) => said.push(line));
  return said.join("\n");
}

test("each answer is tried; a wrong one is asked again, and .env is what the shop reads", async () => {
  const [root, backups, post] = [folder(), folder(), await aPostOffice()];
  fs.writeFileSync(path.join(root, ".env"), `MOLLIE_API_URL=${await aBank()}\nSHOP_NAME="De Groene Vingers"\n`);
  const said = await run(root, [
    "",
    "http://localhost",
    "https://localhost",
    "postgres://niemand@127.0.0.1:9/leeg",
    inject("databaseUrl"),
    "Groen B.V.",
    "Laan 1",
    "1234 AB",
    "Amersfoort",
    "033 123 45 67",
    "geen adres",
    "hallo@groen.example",
    "12345678",
    "NL123456789B01",
    "NL-123456789",
    "NL02ABNA0123456789",
    post.url,
    `test_${"b".repeat(24)}`,
    `test_${"a".repeat(24)}`,
    "baas@groen.example",
    "kort",
    "een lang wachtwoord #1",
    backups,
  ]);
  expect(said).toContain("begint");
  expect(said).toMatch(/POST https:\/\/\S+\/api\/newsletter\/bounce .* Bearer \S{20,}/);
  expect(said).toContain("De database antwoordt niet");
  expect(said).toContain("COMPANY_EMAIL moet een e-mailadres zijn");
  expect(said).toContain("Mollie kent deze sleutel niet");
  expect(said).toContain("STAFF_PASSWORD moet minstens 12 tekens lang zijn");
  expect(said).toContain("Wat nog moet:");
  expect(post.received.join()).toContain("Proefmail van De Groene Vingers");
  const text = fs.readFileSync(path.join(root, ".env"), "utf8");
  const pairs = [...text.matchAll(/^(\w+)="?(.*?)"?$/gm)].map(([, name = "", value = ""]) => [name, value]);
  const settings = readSettings(Object.fromEntries(pairs) as Record<string, string>);
  expect(settings).toMatchObject({ SHOP_NAME: "De Groene Vingers", STAFF_PASSWORD: "een lang wachtwoord #1" });
  expect(settings.SHOP_SECRET?.length).toBeGreaterThan(32);
  expect(fs.statSync(path.join(root, ".env")).mode & 0o077).toBe(0);
});

test("who stops halfway has changed nothing", async () => {
  const root = folder();
  await expect(run(root, ["De winkel"])).rejects.toThrow("niet veranderd");
  expect(fs.existsSync(path.join(root, ".env"))).toBe(false);
});
