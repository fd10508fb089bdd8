import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** No browser and no proxy asks on before it has its response; who does may do so a little. */
const MOST_WAITING = 20;

type Turn = [request: IncomingMessage, response: ServerResponse];

/**
 * A connection is helped with one thing at a time. node:http would begin with all that was asked over it, so that one
 * visitor could fill the shop; here the rest waits for the response before it, and too much of it ends the connection.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Turn[]>();
  const help = (line: Socket, [request, response]: Turn): void => {
    response.once("close", () => {
      const next = waiting.get(line)?.shift();
      if (next && !line.destroyed) help(line, next);
      else waiting.delete(line);
    });
    listener(request, response);
  };
  return (request, response) => {
    const line = request.socket;
    const others = waiting.get(line);
    if (line.destroyed) return;
    if (others && others.length >= MOST_WAITING) return void line.destroy();
    if (others) return void others.push([request, response]);
    waiting.set(line, []);
    help(line, [request, response]);
  };
}
