import http from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorded {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

export type Reply = { status?: number; body?: unknown; headers?: Record<string, string>; never?: boolean };

/** A server of our own that writes down what a client sends and replies what it is told to. */
export class Recorder {
  readonly calls: Recorded[] = [];
  /** the reply to a call; the test says which */
  reply: (call: Recorded) => Reply = () => ({ body: {} });
  readonly #server = http.createServer((request, response) => void this.#take(request, response));

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  async #take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const call = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: parse(text),
    };
    this.calls.push(call);
    const { status = 200, body = {}, headers = {}, never = false } = this.reply(call);
    if (never) return;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
