/** The network somebody came from, without the last part that points at one household. */
export function networkOf(peer: string): string | null {
  const plain = peer.replace(/^::ffff:/, "");
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain.replace(/\.\d+$/, ".0");
  if (!plain.includes(":")) return null;
  const [head = ""] = plain.split("::");
  return `${head.split(":").filter(Boolean).slice(0, 3).join(":")}::`;
}
