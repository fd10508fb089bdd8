import { type RefObject, useEffect } from "react";
import { type Address, sayStreet } from "#kit/address.ts";
import { readCookieIn } from "#kit/cookies.ts";

type Person = { firstName: string; lastName: string; email: string };

const ask = async <T>(path: string): Promise<T | undefined> => {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
};

/**
 * Whoever is logged in finds their own details in a form of a page that is kept for everybody: they come in the browser,
 * in fields that are still empty. The names say which field is which.
 */
export function useOwnDetails(form: RefObject<HTMLFormElement | null>, names: { street: string; city: string }): void {
  const { street, city } = names;
  useEffect(() => {
    if (readCookieIn(document.cookie, "auth._token.session") !== "true") return;
    void Promise.all([ask<Person>("/api/user"), ask<Address[]>("/api/addresses")]).then(([person, addresses]) => {
      const [address] = addresses ?? [];
      const known: Record<string, string | undefined> = {
        name: person && `${person.firstName} ${person.lastName}`,
        email: person?.email,
        [street]: address && sayStreet(address),
        postcode: address?.postcode,
        [city]: address?.city,
      };
      for (const [name, value] of Object.entries(known)) fill(form.current, name, value);
    });
  }, [form, street, city]);
}

function fill(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input || !value || input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
