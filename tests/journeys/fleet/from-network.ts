import https from "node:https";
import { onTestFinished } from "vitest";
import { cert } from "../../self-signed.ts";

export type Network = { get(path: string, headers?: Record<string, string>): Promise<number | undefined> };

/** Somebody who calls from this address of this machine, over at most so many lines; ends with the test. */
export function fromNetwork(proxy: string, localAddress: string, lines = 1): Network {
  const agent = new https.Agent({ keepAlive: true, maxSockets: lines, localAddress, ca: cert });
  onTestFinished(() => agent.destroy());
  return {
    get: (path, headers = {}) =>
      new Promise((resolve) => {
        https
          .get(proxy + path, { agent, headers }, (answer) =>
            answer
              .resume()
              .once("end", () => resolve(answer.statusCode))
              .once("error", () => resolve(undefined)),
          )
          .once("error", () => resolve(undefined));
      }),
  };
}
