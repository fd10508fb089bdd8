import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";

// All in milliseconds of work. Beyond AHEAD a network waits for others, but SHARE of the time is its own whatever they want.
const AHEAD = 400;
const SHARE = 0.25;
/** What a request may cost is not known when it begins. */
const GUESS = 20;
/** More is not held against anybody: who was busy all night is soon helped like others. */
const SPENT_AT_MOST = 1000;
/** Waiting for the database keeps others from it too, only less. */
const OF_WAITING = 1 / 8;

const AT_ONCE = 8;
const AT_ONCE_ALONE = 4;
/** What takes longer hardly works itself: it waits for a slow line or for another service, and keeps nobody waiting. */
const ASIDE_AFTER = 250;
const MOST_WAITING = 2000;
/** Responses that are made and not taken; each stands in memory. For one more the oldest is let go. */
const MOST_UNREAD = 256;
const UNREAD_FOR = 15_000;
const QUIET_FOR = 8;
const LOOK_AGAIN = 10;

/** More is waiting for this network than it can be helped with. */
export class Crowded extends Error {
  override name = "Crowded";
}

type Turn = { response: ServerResponse; begin: (leave: (() => void) | undefined) => void };
type Network = { spent: number; at: number; busy: number; unread: Set<ServerResponse>; waiting: Turn[] };

/**
 * One network does not fill the shop. Each may use it freely for a while; who goes on takes what others leave, and is
 * helped with less at the same time. Nobody is held up where nobody else wants anything.
 */
export class Turns {
  readonly #networks = new Map<string, Network>();
  /** Those with something waiting, in the order in which they are helped. */
  readonly #line = new Set<Network>();
  #busy = 0;
  /** Work so far, as if by one of those who are busy: each has its equal part of what the process did meanwhile. */
  #work = 0;
  #active = 0;
  #quietSince = 0;
  #soon: NodeJS.Immediate | undefined;
  readonly #later = setTimeout(() => this.#lookAgain(), LOOK_AGAIN);
  #sweptAt = 0;

  /** Resolves when it is this request's turn, with what to call at its end; with nothing when its sender has gone. */
  take(peer: string, response: ServerResponse): Promise<(() => void) | undefined> {
    const network = this.#find(peer);
    if (network.waiting.length >= MOST_WAITING) return Promise.reject(new Crowded());
    return new Promise((begin) => {
      network.waiting.push({ response, begin });
      this.#line.add(network);
      if (spentBy(network, performance.now()) < AHEAD) this.#help(network);
      this.#lookAgain();
    });
  }

  #find(peer: string): Network {
    const now = performance.now();
    if (now - this.#sweptAt > 1000) this.#sweep(now);
    const known = this.#networks.get(peer) ?? { spent: 0, at: now, busy: 0, unread: new Set(), waiting: [] };
    this.#networks.set(peer, known);
    return known;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [peer, one] of this.#networks)
      if (one.busy + one.unread.size + one.waiting.length === 0 && spentBy(one, now) === 0) this.#networks.delete(peer);
  }

  #help(network: Network): void {
    while (network.waiting[0] && (network.waiting[0].response.destroyed || this.#mayBegin(network))) {
      const { response, begin } = network.waiting.shift() as Turn;
      begin(response.destroyed ? undefined : this.#begin(network, response));
    }
    if (network.waiting.length === 0) this.#line.delete(network);
  }

  #mayBegin(network: Network): boolean {
    if (network.busy >= AT_ONCE) return false;
    if (spentBy(network, performance.now()) < AHEAD) return true;
    // Who was here a second ago may come again, and what is begun now would have to end first.
    if (this.#networks.size === 1) return network.busy < AT_ONCE_ALONE;
    return this.#busy === 0 && performance.now() - this.#quietSince >= QUIET_FOR;
  }

  #begin(network: Network, response: ServerResponse): () => void {
    this.#count();
    this.#busy++;
    network.busy++;
    network.spent += GUESS;
    const [started, work] = [performance.now(), this.#work];
    let isBusy = true;
    const rest = () => {
      if (!isBusy) return;
      isBusy = false;
      this.#count();
      if (--this.#busy === 0) this.#quietSince = performance.now();
      network.busy--;
      const cost = this.#work - work + (performance.now() - started) * OF_WAITING;
      network.spent = Math.min(SPENT_AT_MOST, network.spent + cost - GUESS);
      this.#lookAgain();
    };
    const aside = setTimeout(rest, ASIDE_AFTER);
    return () => {
      clearTimeout(aside);
      if (response.writableEnded && !response.writableFinished && !response.destroyed) leaveUnread(network, response);
      rest();
    };
  }

  #count(): void {
    const { active } = performance.eventLoopUtilization();
    if (this.#busy > 0) this.#work += (active - this.#active) / this.#busy;
    this.#active = active;
  }

  /** Not at once: those who came meanwhile are to be heard first. And now and then, for time makes good. */
  #lookAgain(): void {
    if (this.#soon || this.#line.size === 0) return;
    this.#soon = setImmediate(() => {
      this.#soon = undefined;
      for (const one of this.#line) this.#help(one);
      if (this.#line.size > 0) this.#later.refresh();
    });
  }
}

/** What it has used, less what time has made good. */
function spentBy(network: Network, now: number): number {
  network.spent = Math.max(0, network.spent - (now - network.at) * SHARE);
  network.at = now;
  return network.spent;
}

/** Who does not take what was asked for is let go; a line that goes on taking something is not. */
function leaveUnread(network: Network, response: ServerResponse): void {
  network.unread.add(response);
  response.once("close", () => network.unread.delete(response));
  response.socket?.setTimeout(UNREAD_FOR);
  const [oldest] = network.unread;
  if (network.unread.size > MOST_UNREAD) oldest?.destroy();
}
