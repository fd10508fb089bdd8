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
      // Who asks on before taking the last answer is held back by node:http.
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

// Headers that ask for more than a page: a body, another protocol, the end of the connection, a part.
const NOT_PLAIN =
  /\r\n(?:content-length|transfer-encoding|expect|upgrade|range|if-range|connection:(?! *keep-alive\r))/i;
const NONE_MATCH = /\r\nif-none-match: *([^\r]*)/i;
const ACCEPTS = /\r\naccept-encoding:([^\r]*)/i;

/** The bytes to send, or undefined when this is not one whole, plain request for a kept page. */
export function quickAnswer(chunk: Buffer, pages: PageCache): Buffer | undefined {
  if (chunk.length > 8192) return undefined;
  const text = chunk.toString("latin1");
  if (!text.startsWith("GET /") || text.indexOf("\r\n\r\n") !== text.length - 4) return undefined;
  const line = text.indexOf("\r\n");
  if (!text.startsWith(" HTTP/1.1", line - 9) || NOT_PLAIN.test(text)) return undefined;
  if (!/\r\nhost:/i.test(text)) return undefined;
  const key = pages.key(text.slice(4, line - 9));
  if (!key) return undefined;
  return pages.whole(key, ACCEPTS.exec(text)?.[1] ?? "", NONE_MATCH.exec(text)?.[1] ?? "");
}
