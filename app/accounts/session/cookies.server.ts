type Options = { maxAge?: number; httpOnly?: boolean; secure: boolean };

export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(/;\s*/)) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at) === name) return safeDecode(pair.slice(at + 1));
  }
  return undefined;
}

/** R100: path /, SameSite lax; secrets are HttpOnly, markers are not. */
export function cookie(name: string, value: string, { maxAge, httpOnly = true, secure }: Options): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (httpOnly) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

export function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
