import http from "node:http";
import type { AddressInfo } from "node:net";

const BETWEEN_LOOKS = 200;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Stands before several shops as a proxy does: sends visitors to shops that say they are ready, in turn. What reached no
 * shop, and a GET that was cut off, is tried at the next; a POST that was on its way never is.
 */
export class Balancer {
  url = "";
  #ready: string[] = [];
  #shops = new Set<string>();
  #turn = 0;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  readonly #server = http.createServer((request, response) => void this.#pass(request, response));
  #open = true;
  #looks = 0;

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    void this.#keepLooking();
  }

  async add(shop: string): Promise<void> {
    this.#shops.add(shop);
    await this.untilReady(shop);
  }

  /** When all of these, or all there are, were ready at a look that began after this was asked. */
  async untilReady(...asked: string[]): Promise<void> {
    const from = this.#looks + 1;
    const isReady = () => (asked.length ? asked : [...this.#shops]).every((shop) => this.#ready.includes(shop));
    while (this.#open && !(this.#looks > from && isReady())) await pause(20);
  }

  remove(shop: string): void {
    this.#shops.delete(shop);
    this.#ready = this.#ready.filter((one) => one !== shop);
  }

  close(): void {
    this.#open = false;
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  /** One look after another: an older one must not have the last word. */
  async #keepLooking(): Promise<void> {
    for (; this.#open; await pause(BETWEEN_LOOKS)) await this.#look();
  }

  async #look(): Promise<void> {
    const asked = await Promise.all(
      [...this.#shops].map(async (shop) => {
        const signal = AbortSignal.timeout(2_000);
        const ready = await fetch(`${shop}/readyz`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
        return ready ? [shop] : [];
      }),
    );
    this.#ready = asked.flat().filter((shop) => this.#shops.has(shop));
    this.#looks++;
  }

  async #pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    // When none is ready they are asked all the same: kept pages are served on without a database.
    const shops = this.#ready.length ? this.#ready : [...this.#shops];
    const order = shops.map((_, at) => shops[(this.#turn + at) % shops.length] as string);
    this.#turn++;
    for (const shop of order) {
      const outcome = await this.#try(shop, request, body, response);
      if (outcome === "done") return;
      const reached = outcome !== "ECONNREFUSED";
      if (reached && request.method !== "GET") break;
    }
    if (!response.headersSent) response.writeHead(502).end();
    else response.destroy();
  }

  #try(shop: string, request: http.IncomingMessage, body: Buffer, response: http.ServerResponse): Promise<string> {
    const { method, headers } = request;
    return new Promise((resolve) => {
      const onward = http.request(shop + (request.url ?? ""), { method, headers, agent: this.#agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once("end", () => resolve("done"));
        answer.once("error", () => (response.destroy(), resolve("done")));
      });
      onward.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
      onward.end(body);
    });
  }
}
