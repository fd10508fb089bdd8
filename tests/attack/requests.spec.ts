import fs from "node:fs";
import http from "node:http";
import { expect, test } from "vitest";
import { addressOf, filledShop } from "../journeys/running/own-process.ts";
import { malformed } from "./malformed.ts";

// A thousand with every change; ATTACK_REQUESTS=20000 for all of them.
const COUNT = Number(process.env.ATTACK_REQUESTS ?? 1000);
const LANES = 8;
const LEAK = /\n\s+at \S+ \(|node_modules|SHOP_SECRET|postgres:\/\/|root:x:|native code|\[object /;

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

function send(
  address: string,
  number: number,
  agent: http.Agent,
): Promise<{ status: number; text: string; location: string }> {
  const { method, path, headers, body } = malformed(number);
  return new Promise((resolve, reject) => {
    const asked = http.request(`${address}/`, { method, path, headers, agent, timeout: 20_000 }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text, location: answer.headers.location ?? "" }),
      );
      answer.on("error", reject);
    });
    asked.on("timeout", () => asked.destroy(new Error(`${number} hangs: ${method} ${path}`)));
    asked.on("error", (error: NodeJS.ErrnoException) =>
      // A body that is refused halfway ends the line.
      /ECONNRESET|EPIPE|socket hang up|HPE_/.test(`${error.code} ${error.message}`)
        ? resolve({ status: 400, text: "", location: "" })
        : reject(error),
    );
    asked.end(body);
  });
}

test(`${COUNT} malformed requests: not one fault of ours, nothing told, nobody sent elsewhere, memory flat`, async () => {
  const own = filledShop({ LOG_LEVEL: "error" });
  const address = await addressOf(own);
  const agent = new http.Agent({ keepAlive: true, maxSockets: LANES });
  const faults: unknown[] = [];
  let next = 0;
  const lane = async (until: number) => {
    for (let number = next++; number < until; number = next++) {
      const { status, text, location } = await send(address, number, agent);
      if (status >= 500 || LEAK.test(text) || /^(https?:)?\/\/(?!localhost|127)/.test(location))
        faults.push([number, malformed(number).method, malformed(number).path.slice(0, 120), status, location]);
    }
  };
  const run = (until: number) => Promise.all(Array.from({ length: LANES }, () => lane(until)));
  await run(COUNT / 2);
  next = COUNT / 2;
  const half = memoryOf(own.child.pid ?? 0);
  await run(COUNT);
  const whole = memoryOf(own.child.pid ?? 0);
  agent.destroy();
  expect(faults).toEqual([]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(whole - half, `from ${half} to ${whole} MB`).toBeLessThan(100);
}, 600_000);
