import { useEffect, useRef } from "react";
import type { Told } from "#outside/deed/told.ts";

/**
 * What a deed began for somebody, by field: it is put into the form once, when it comes. What is typed after that stays,
 * whatever else happens on the page.
 */
export function useBegun<Field extends string>(told: Told | undefined, deed: string) {
  const begun = told?.deed === deed ? (told.shows as Record<Field, string> | undefined) : undefined;
  const box = useRef<HTMLDivElement>(null);
  // A page that comes with it has it written in already, and perhaps more was typed since.
  const put = useRef(begun);
  useEffect(() => {
    if (!begun || put.current === begun) return;
    put.current = begun;
    for (const [name, text] of Object.entries<string>(begun)) {
      const field = box.current?.querySelector(`[name="${name}"]`);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
    }
  }, [begun]);
  return { begun, box };
}
