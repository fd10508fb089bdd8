import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/**
 * Who asks, as far as limits need to know. Each proxy of ours adds the address it was called from at the end of
 * `X-Forwarded-For`, so with two proxies the second from the right is the visitor; what stands before it anybody can
 * have written.
 */
export function peerOf(request: Pick<IncomingMessage, "headers" | "socket">, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "";
  if (proxies === 0) return networkOf(direct);
  const chain = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const told = (chain.at(-proxies) ?? "").trim().replace(/^(\d+(?:\.\d+){3}):\d+$|^\[(.*)\](?::\d+)?$/, "$1$2");
  return networkOf(isIP(told) ? told : direct);
}

/** One household has one IPv4 address, or all of an IPv6 network of 64 bits. */
function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [front = "", back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = front ? front.split(":") : [];
  const rest = back ? back.split(":") : [];
  const zeros = back === undefined ? 0 : 8 - groups.length - rest.length;
  return `${[...groups, ...Array<string>(zeros).fill("0"), ...rest].slice(0, 4).join(":")}::/64`;
}
