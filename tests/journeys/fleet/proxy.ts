import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";
import { quickFolder } from "../../quick-folder.ts";
import { cert, key } from "../../self-signed.ts";
import { freePort } from "../running/own-process.ts";

/** A file of `deploy/` as it stands, with this machine's places in it, before a shop at this port; ends with the test. */
export type OpenProxy = (upstream: string) => Promise<string>;

type Start = (folder: string, ports: { port: string; other: string; upstream: string }) => ChildProcess;

export const openProxy =
  (start: Start): OpenProxy =>
  async (upstream) => {
    const folder = quickFolder("proxy");
    fs.writeFileSync(path.join(folder, "winkel.pem"), cert);
    fs.writeFileSync(path.join(folder, "winkel.key"), key);
    const port = await freePort();
    const proxy = start(folder, { port, other: await freePort(), upstream: new URL(upstream).port });
    const ended = new Promise<void>((done) => proxy.once("close", () => done()));
    onTestFinished(async () => {
      proxy.kill("SIGTERM");
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    });
    await new Promise<void>((open, reject) => {
      proxy.once("error", reject);
      let said = "";
      proxy.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
      proxy.once("exit", (code) => reject(new Error(`the proxy ended with ${code}\n${said}`)));
      const knock = () =>
        net
          .connect(Number(port), "127.0.0.1", open)
          .on("connect", function (this: net.Socket) {
            this.destroy();
          })
          .on("error", () => setTimeout(knock, 100));
      knock();
    });
    return `https://127.0.0.1:${port}`;
  };

export const run = (program: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  // A program for servers may stand where only root looks.
  spawn(program, args, {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });

type Reply = { status: number; headers: http2.IncomingHttpHeaders; body: string };

/** Asks by HTTP/2, and trusts no certificate but ours. */
export async function ask(url: string, headers: Record<string, string> = {}, sent?: Buffer): Promise<Reply> {
  const { origin, pathname } = new URL(url);
  const client = http2.connect(origin, { ca: cert });
  try {
    return await new Promise((resolve, reject) => {
      client.once("error", reject);
      const asked = { ":method": sent ? "POST" : "GET", ":path": pathname, "accept-encoding": "identity", ...headers };
      const stream = client.request(asked, { endStream: !sent });
      if (sent) stream.end(sent);
      let got: http2.IncomingHttpHeaders = {};
      const pieces: Buffer[] = [];
      stream.on("response", (heads) => {
        got = heads;
      });
      stream.on("data", (chunk: Buffer) => pieces.push(chunk));
      stream.once("end", () =>
        resolve({ status: Number(got[":status"]), headers: got, body: Buffer.concat(pieces).toString() }),
      );
      stream.once("error", reject);
    });
  } finally {
    client.close();
  }
}

/** Answers with what it was told of the visitor, and how much was sent. */
export async function openEcho(): Promise<string> {
  const echo = http.createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    const { "x-forwarded-for": from, "x-forwarded-proto": by } = request.headers;
    response.end(JSON.stringify({ from, by, bytes }));
  });
  await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    echo.closeAllConnections();
    echo.close();
  });
  return `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
}
