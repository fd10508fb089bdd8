type WithScope = { scope?: string[] | Record<string, unknown> | null } | null | undefined;

/** R49: an array includes it, an object is truthy at that path. */
export function hasScope(user: WithScope, wanted: string): boolean {
  const scope = user?.scope;
  if (!scope) return false;
  if (Array.isArray(scope)) return scope.includes(wanted);
  let at: unknown = scope;
  for (const key of wanted.split(".")) at = (at as Record<string, unknown> | undefined)?.[key];
  return Boolean(at);
}
