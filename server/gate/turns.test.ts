import { EventEmitter } from "node:events";
import http, { type ServerResponse } from "node:http";
import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Crowded, Turns } from "./turns.ts";

type Line = EventEmitter & { destroyed: boolean; writableEnded: boolean; writableFinished: boolean };
const aResponse = (): Line & ServerResponse =>
  Object.assign(new EventEmitter(), {
    destroyed: false,
    writableEnded: true,
    writableFinished: true,
  }) as Line & ServerResponse;

function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

const soon = () => new Promise((done) => setImmediate(done));

/** Asks for a turn, and tells what became of it. */
function ask(turns: Turns, peer: string, response = aResponse()) {
  const asked = { begun: false, gone: false, leave: () => {}, response };
  void turns.take(peer, response).then((leave) => {
    asked.gone = leave === undefined;
    asked.begun = leave !== undefined;
    asked.leave = leave ?? (() => {});
  });
  return asked;
}

/** Uses the shop for a while, so that others go first from now on. */
async function wearOut(turns: Turns, peer: string) {
  for (let at = 0; at < 14; at++) {
    const asked = ask(turns, peer);
    await soon();
    work(50);
    asked.leave();
  }
}

test("who asks a page now and then is helped at once, however many do", async () => {
  const turns = new Turns();
  const all = Array.from({ length: 100 }, (_, at) => ask(turns, `10.0.0.${at}`));
  await soon();
  expect(all.every(({ begun }) => begun)).toBe(true);
});

test("a network is helped with eight things at once, and the rest waits its turn in order", async () => {
  const turns = new Turns();
  const all = Array.from({ length: 10 }, () => ask(turns, "hostile"));
  await soon();
  expect(all.map(({ begun }) => begun)).toEqual([...Array<boolean>(8).fill(true), false, false]);
  all[3]?.leave();
  await soon();
  expect(all.slice(8).map(({ begun }) => begun)).toEqual([true, false]);
});

test("who has used the shop for long waits while others are helped, and goes on when they are done", async () => {
  const turns = new Turns();
  await wearOut(turns, "hostile");
  const visitor = ask(turns, "visitor");
  const hostile = ask(turns, "hostile");
  await soon();
  expect([visitor.begun, hostile.begun]).toEqual([true, false]);
  const other = ask(turns, "visitor");
  await soon();
  expect(other.begun).toBe(true);
  visitor.leave();
  other.leave();
  await expect.poll(() => hostile.begun, { interval: 5 }).toBe(true);
});

test("alone it goes on: an only proxy or an office is not held up by nobody", async () => {
  const turns = new Turns();
  await wearOut(turns, "office");
  const all = Array.from({ length: 30 }, () => ask(turns, "office"));
  for (const one of all) {
    await soon();
    expect(one.begun).toBe(true);
    one.leave();
  }
});

test("others keep nobody out for ever: a part of the time is everybody's own", async () => {
  const turns = new Turns();
  for (let at = 0; at < 4; at++) await wearOut(turns, "hostile");
  const visit = () => {
    const visitor = ask(turns, "visitor");
    setTimeout(() => visitor.leave(), 20);
  };
  visit();
  const visitors = setInterval(visit, 10);
  const hostile = ask(turns, "hostile");
  await soon();
  expect(hostile.begun).toBe(false);
  await expect.poll(() => hostile.begun, { timeout: 20_000, interval: 10 }).toBe(true);
  clearInterval(visitors);
});

test("what takes long, such as a slow line, keeps nobody waiting", async () => {
  const turns = new Turns();
  const slow = Array.from({ length: 8 }, () => ask(turns, "office"));
  const next = ask(turns, "office");
  await soon();
  expect([slow.every(({ begun }) => begun), next.begun]).toEqual([true, false]);
  await expect.poll(() => next.begun, { interval: 10 }).toBe(true);
});

test("of what nobody takes the oldest is let go, and who shares the network with it is helped", async () => {
  const turns = new Turns();
  const unread: Line[] = [];
  for (let at = 0; at < 258; at++) {
    const response = Object.assign(aResponse(), { writableFinished: false, socket: null });
    const destroy = () => {
      response.destroyed = true;
      response.emit("close");
    };
    const asked = ask(turns, "hostile", Object.assign(response, { destroy }));
    await soon();
    expect(asked.begun).toBe(true);
    asked.leave();
    unread.push(asked.response);
  }
  expect(unread.map(({ destroyed }) => destroyed)).toEqual([true, true, ...Array<boolean>(256).fill(false)]);
});

test("too many that wait are refused; who has left is not helped, and takes no place", async () => {
  const turns = new Turns();
  const all = Array.from({ length: 2008 }, () => ask(turns, "hostile"));
  await expect(turns.take("hostile", aResponse())).rejects.toThrow(Crowded);
  for (const { response } of all) response.destroyed = true;
  await soon();
  all[0]?.leave();
  await soon();
  expect(all.slice(8).every(({ gone }) => gone)).toBe(true);
  await expect(turns.take("hostile", aResponse())).resolves.toBeTypeOf("function");
});

/** Asks, and never reads a byte of the answer. */
function neverReads(port: number): net.Socket {
  const line = net.connect(port, "127.0.0.1", () => void line.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"));
  onTestFinished(() => void line.destroy());
  return line.on("error", () => {}).pause();
}

test("on real lines that nobody reads from, the oldest are cut and the rest stand, and who reads is helped", async () => {
  const turns = new Turns();
  // More than the kernel takes off our hands.
  const page = Buffer.alloc(8 * 1024 * 1024);
  const open: net.Socket[] = [];
  const cut: net.Socket[] = [];
  const server = http.createServer(async (request, response) => {
    const leave = await turns.take("hostile", response);
    response.end(request.url === "/klein" ? "klein" : page);
    leave?.();
  });
  server.on("connection", (line) => {
    open.push(line);
    line.once("close", () => cut.push(line));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as net.AddressInfo;
  for (let at = 1; at <= 260; at++) {
    neverReads(port);
    await expect.poll(() => open.length, { interval: 1 }).toBe(at);
  }
  await expect.poll(() => cut.length).toBe(4);
  expect(cut).toEqual(open.slice(0, 4));
  expect(await (await fetch(`http://127.0.0.1:${port}/klein`)).text()).toBe("klein");
});
