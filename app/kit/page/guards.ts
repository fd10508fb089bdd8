/** R46, R91: guards go by name; a page names the ones that stand before it. */
export const GUARD_NAMES = ["addressIsFilled", "gtm", "guest", "nonEmptyCart", "version"] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** A guard lets pass (undefined) or answers instead of the page. */
export type Guard<Args> = (args: Args) => Promise<Response | undefined> | Response | undefined;

export class UnknownGuard extends Error {
  statusCode = 500;
  /** for the log; a visitor reads the literal words alone */
  guard: string;
  constructor(name: string) {
    super("Unknown middleware");
    this.guard = name;
  }
}

/** In series; the first that answers ends it. */
export async function runGuards<Args>(
  names: readonly string[],
  registry: Partial<Record<string, Guard<Args>>>,
  args: Args,
): Promise<Response | undefined> {
  for (const name of names) {
    const guard = registry[name];
    if (!guard) throw new UnknownGuard(name);
    const response = await guard(args);
    if (response) return response;
  }
  return undefined;
}

/** R74: a page needs a login unless it says that it is open or for guests only. */
export type AuthMode = "required" | "open" | "guest";

export function authMode(handles: unknown[]): AuthMode {
  const said = handles
    .map((handle) => (handle as { auth?: AuthMode } | undefined)?.auth)
    .filter((mode) => mode !== undefined);
  return said.at(-1) ?? "required";
}
