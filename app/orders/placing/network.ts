/** The network of an address: for IPv6 the /64 that one household or one rented server has to itself. */
export function networkOf(peer: string): string {
  if (!peer.includes(":")) return peer;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peer);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = peer.toLowerCase().split("%")[0]?.split("::") ?? [];
  const front = head ? head.split(":") : [];
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill("0"), ...back].map((one) => one.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}
