import { type FocusEvent, useRef, useState } from "react";
import { isHouseNumber } from "#delivery/address.ts";
import { isPostcode } from "#kit/address.ts";

type Found = { street: string | null; city: string | null };
type Card = { line: string; street: string; city: string };

/**
 * Postcode and number bring street and town. Both known, they become a card instead of two fields; what somebody typed
 * is never overwritten, and what was looked up for another number goes.
 */
export function useLookUp(country: "NL" | "BE") {
  const asked = useRef("");
  const filled = useRef<Found>({ street: null, city: null });
  const [card, setCard] = useState<Card>();
  const lookUp = async ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    const input = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
    const [code = "", number = ""] = [input("postcode")?.value, input("number")?.value];
    const key = `${code} ${number}`;
    if (country !== "NL" || key === asked.current || !isPostcode("NL", code) || !isHouseNumber(number)) return;
    asked.current = key;
    const query = new URLSearchParams({ postcode: code, number });
    const found = await fetch(`/api/postcode?${query}`).then(
      (response) => (response.ok ? (response.json() as Promise<Found>) : undefined),
      () => undefined,
    );
    if (key !== asked.current) return;
    for (const name of ["street", "city"] as const) put(input(name), found?.[name] ?? "", filled.current[name]);
    filled.current = { street: found?.street ?? null, city: found?.city ?? null };
    const known = found?.street && found.city && input("street")?.value === found.street;
    setCard(
      known
        ? { line: `${found.street} ${number.trim()}`, street: found.street ?? "", city: found.city ?? "" }
        : undefined,
    );
  };
  return { card, lookUp, open: () => setCard(undefined) };
}

/** Fills a field that is empty or holds what was looked up before, never one that somebody typed in. */
function put(input: HTMLInputElement | null, value: string, before: string | null): void {
  const now = input?.value.trim();
  if (!input || now === value || (now && now !== before)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  // Whoever is about to type there types instead of it.
  if (input === document.activeElement) input.select();
}
