import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import https from "node:https";
import net from "node:net";
import { pipeline } from "node:stream/promises";
import { LIMITS } from "#outside/files/sheet/limits.ts";

export type FetchFault = "address" | "large" | "line" | "slow" | "many" | { status: number };
export class NotFetched extends Error {
  override name = "NotFetched";
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(typeof fault === "string" ? fault : String(fault.status));
    this.fault = fault;
  }
}

// Two lists: one that knows version 6 finds every address of version 4 in it too.
const [FOUR, SIX] = [new net.BlockList(), new net.BlockList()];
for (const [from, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  FOUR.addSubnet(from, bits, "ipv4");
// Of version 6 only what is given out to the world; what hides an address of version 4 is judged by that.
for (const [from, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2002::", 16],
] as const)
  SIX.addSubnet(from, bits, "ipv6");

/** Whether an address belongs to this machine or the network around it. */
export function isInside(address: string): boolean {
  const version = net.isIP(address);
  return version === 4 ? FOUR.check(address) : version === 0 || SIX.check(address, "ipv6");
}

/** The name is looked up once, and what was judged is what is called. */
const lookUpOutside: net.LookupFunction = (name, options, done) =>
  dns.lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first || found.some(({ address }) => isInside(address)))
      done(error ?? new NotFetched("address"), "", 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

const MOST_TURNS = 3;
const LONGEST = 60_000;
type Options = { inside: boolean; bytes?: number; milliseconds?: number };

/** Writes what stands at an address to a file; throws why that cannot be. */
export async function fetchList(address: string, file: string, options: Options): Promise<void> {
  const { inside, bytes = LIMITS.bytes, milliseconds = LONGEST } = options;
  const signal = AbortSignal.timeout(milliseconds);
  try {
    let at = new URL(address);
    for (let turns = 0; turns <= MOST_TURNS; turns++) {
      const response = await ask(at, inside, signal);
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location) {
        response.destroy();
        at = new URL(headers.location, at);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new NotFetched({ status });
      }
      await pipeline(response, atMost(bytes), fs.createWriteStream(file, { flags: "wx", mode: 0o600 }), { signal });
      return;
    }
    throw new NotFetched("many");
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(signal.aborted ? "slow" : "line");
  }
}

function ask(url: URL, inside: boolean, signal: AbortSignal): Promise<http.IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An address in figures is looked up by nobody.
  const isWrong = url.protocol !== "https:" || url.username !== "" || (net.isIP(host) > 0 && isInside(host));
  if (!inside && isWrong) return Promise.reject(new NotFetched("address"));
  if (!/^https?:$/.test(url.protocol)) return Promise.reject(new NotFetched("address"));
  const get = url.protocol === "https:" ? https.get : http.get;
  const headers = { "user-agent": "Lommerrijk", accept: "text/csv, application/*, */*" };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, ...(!inside && { lookup: lookUpOutside }) }, resolve).on("error", reject);
  });
}

function atMost(bytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let total = 0;
    for await (const chunk of chunks) {
      total += chunk.length;
      if (total > bytes) throw new NotFetched("large");
      yield chunk;
    }
  };
}
