import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { inTurn } from "./in-turn.ts";

async function serve(listener: http.RequestListener) {
  const server = http.createServer(inTurn(listener));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const line = net.connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => {
    line.destroy();
    server.close();
  });
  let heard = "";
  line.on("data", (chunk) => (heard += chunk.toString()));
  const ask = (...paths: string[]) => line.write(paths.map((at) => `GET /${at} HTTP/1.1\r\nhost: x\r\n\r\n`).join(""));
  const bodies = () => heard.match(/ok\/[a-d]/g) ?? [];
  return { ask, bodies, line };
}

test("what is asked at once over one connection is done one by one, and answered in that order", async () => {
  let [busy, most] = [0, 0];
  const { ask, bodies } = await serve(async ({ url }, response) => {
    most = Math.max(most, ++busy);
    await new Promise((done) => setImmediate(done));
    busy--;
    response.end(`ok${url}`);
  });
  ask("a", "b", "c");
  await expect.poll(bodies).toEqual(["ok/a", "ok/b", "ok/c"]);
  ask("d");
  await expect.poll(bodies).toEqual(["ok/a", "ok/b", "ok/c", "ok/d"]);
  expect(most).toBe(1);
});

test("who asks on and on without waiting is let go, and nothing more is begun", async () => {
  let begun = 0;
  const { ask, line } = await serve(() => void begun++);
  ask(...Array.from({ length: 1000 }, (_, at) => `${at}`));
  await new Promise((done) => line.once("close", done));
  expect(begun).toBe(1);
});
