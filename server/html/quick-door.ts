import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { PageCache } from "#outside/page-cache.server.ts";

/**
 * Answers kept pages straight from the socket: node:http spends five times as long on a request as sending the page takes.
 * Only a whole, plain `GET` without a body is read here; anything else goes, with the bytes already read, to node:http for good.
 */
export function openQuickDoor(server: Server, pages: PageCache): { close(): void } {
  const slowDoors = server.listeners("connection") as ((socket: Socket) => void)[];
  const waiting = new Set<Socket>();
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const leave = () => {
      waiting.delete(socket);
      socket.off("data", read).off("error", drop).off("timeout", drop).off("close", leave).off("end", end);
    };
    const drop = () => socket.destroy();
    const end = () => socket.end();
    const read = (chunk: Buffer) => {
      // Who asks on before taking the last response is held back by node:http.
      const answer = socket.writableLength === 0 ? quickAnswer(chunk, pages) : undefined;
      if (answer) return void socket.write(answer);
      leave();
      socket.setTimeout(0);
      socket.pause();
      for (const open of slowDoors) open.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    };
    waiting.add(socket);
    socket.setNoDelay(true);
    // A client that opens a connection and says nothing, or falls silent, is let go as node:http would.
    socket.setTimeout(server.keepAliveTimeout);
    socket.on("data", read).on("error", drop).on("timeout", drop).on("close", leave).on("end", end);
  });
  return {
    close() {
      for (const socket of waiting) {
        if (socket.writableLength === 0) socket.destroy();
        else socket.end();
      }
    },
  };
}

/** A request line and headers as browsers write them: no bare line ends, no folded lines, no odd characters. */
const CANONICAL = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z0-9-]*: [\t -~]*\r\n)+)\r\n$/;

/** What a plain request for a page may carry and node:http would not read as something more; each once. */
const PLAIN = (
  "host user-agent accept accept-encoding accept-language if-none-match referer cookie cache-control pragma dnt " +
  "sec-gpc priority upgrade-insecure-requests purpose sec-purpose sec-fetch-site sec-fetch-mode sec-fetch-dest " +
  "sec-fetch-user sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform save-data connection origin x-forwarded-for " +
  "x-forwarded-proto x-forwarded-host x-real-ip via"
).split(" ");
const titled = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
/** Where each stands in that list, in the two ways they are mostly written. */
const PLACES = new Map(
  PLAIN.flatMap((name, at): [string, number][] => [
    [name, at],
    [titled(name), at],
  ]),
);
const [HOST, ENCODING, MATCH, CONNECTION] = ["host", "accept-encoding", "if-none-match", "connection"].map((name) =>
  PLAIN.indexOf(name),
) as [number, number, number, number];

/** The bytes to send, or undefined when this is not one whole, plain request for a kept page. */
export function quickAnswer(chunk: Buffer, pages: PageCache): Buffer | undefined {
  if (chunk.length > 8192) return undefined;
  const [, url, lines] = CANONICAL.exec(chunk.toString("latin1")) ?? [];
  if (url === undefined || lines === undefined) return undefined;
  const values: (string | undefined)[] = [];
  for (let at = 0; at < lines.length; ) {
    const colon = lines.indexOf(":", at);
    const end = lines.indexOf("\r\n", colon);
    const name = lines.slice(at, colon);
    const place = PLACES.get(name) ?? PLACES.get(name.toLowerCase());
    if (place === undefined || values[place] !== undefined) return undefined;
    values[place] = lines.slice(colon + 1, end).trim();
    at = end + 2;
  }
  if (!/^[\w.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(values[HOST] ?? "")) return undefined;
  if ((values[CONNECTION] ?? "keep-alive").toLowerCase() !== "keep-alive") return undefined;
  const key = pages.key(url);
  if (!key) return undefined;
  return pages.whole(key, values[ENCODING] ?? "", values[MATCH] ?? "");
}
