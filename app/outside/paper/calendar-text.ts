/** Words in a calendar file (RFC 5545): its own signs and ends of lines are escaped. */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** No line longer than 75 octets, and never cut inside a letter. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length;
    if (size + octets > (parts.length ? 74 : 75)) {
      parts.push(part);
      part = "";
      size = 0;
    }
    part += sign;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}
