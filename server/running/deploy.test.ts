import fs from "node:fs";
import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { aShop } from "../../tests/shop.ts";
import { openJobs } from "#outside/jobs.server.ts";
import { EXIT, settingNames } from "#outside/settings.server.ts";
import { Metrics } from "./metrics.ts";
import { templatesOf } from "./templates.ts";

const read = (name: string) => fs.readFileSync(`deploy/${name}`, "utf8");

async function figures(): Promise<string> {
  const shop = await aShop();
  const jobs = await openJobs(String(shop.db.$client.options.connectionString), shop.log);
  await jobs.work("send-mail", async () => {});
  await shop.db.transaction((tx) => jobs.send(tx, "backup", {}));
  onTestFinished(() => jobs.stop());
  const metrics = new Metrics(shop);
  onTestFinished(() => metrics.close());
  const listener = metrics.observe((_request, response) => void response.end(), templatesOf({}));
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  await (await fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)).text();
  return metrics.registry.metrics();
}

test("every figure that an alarm or the dashboard looks at is given by the shop", async () => {
  const given = await figures();
  const rules = (
    parse(read("monitoring/alarms.yml")) as { groups: { rules: { alert: string; expr: string }[] }[] }
  ).groups.flatMap(({ rules }) => rules);
  expect(rules.length).toBe(10);
  const { panels } = JSON.parse(read("monitoring/dashboard.json")) as { panels: { targets: { expr: string }[] }[] };
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr).join("\n");
  const names = new Set(asked.match(/\b(?:shop|nodejs|process)_\w+/g));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(given, name).toMatch(new RegExp(`^${name}[ {]`, "m"));
});

test("a request is counted under its kind, method and status, and a job that waits under its queue", async () => {
  const given = await figures();
  expect(given).toContain('shop_requests_total{template="/",method="GET",status="200"} 1');
  expect(given).toContain('shop_jobs_waiting{queue="backup"} 1');
});

test("the files for servers use settings that exist", () => {
  const compose = parse(read("compose.yaml")) as Record<string, { environment: Record<string, string> }>;
  const image = [...read("Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const units = ["lommerrijk.service", "lommerrijk-backup.service"].map((name) => read(`systemd/${name}`)).join("\n");
  const unit = [...units.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const used = [
    ...Object.keys(compose["x-shop"]?.environment ?? {}),
    ...[...image, ...unit].map((pair) => pair.split("=")[0] ?? ""),
  ];
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test("systemd does not start a shop again whose setting is wrong", () => {
  expect(read("systemd/lommerrijk.service")).toContain(`RestartPreventExitStatus=${EXIT.setting}\n`);
});
