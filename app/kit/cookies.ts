type Options = { maxAge?: number; httpOnly?: boolean; secure?: boolean };

/** The value of one cookie in a header or in `document.cookie`. */
export function readCookieIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return safeDecode(pair.slice(at + 1).trim());
  }
  return undefined;
}

/** R100: path / and SameSite lax, for a header and for `document.cookie` alike. */
export function writeCookie(name: string, value: string, { maxAge, httpOnly, secure }: Options = {}): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (httpOnly) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** A value that somebody mangled is no value. */
export function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
