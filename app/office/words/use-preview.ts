import { useEffect, useRef, useState } from "react";
import { FIELDS, type Words } from "#outside/words/fields.ts";
import type { Check } from "./check-words.server.ts";
import type { Preview } from "./preview.server.ts";

export type Seen = { preview: Preview; checks: Check[] };

const PAUSE = 500;

/** What is typed, and how it would look: asked of the server when somebody pauses; the newest answer counts. */
export function usePreview(to: string, given: Seen, words: Words, keepTyped: (typed: Words) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<{ of: Seen; words: Words }>();
  const [seen, setSeen] = useState<{ of: Seen; seen: Seen }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );
  const ask = async (): Promise<void> => {
    if (!ref.current) return;
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current)) if (typeof value === "string") body.append(name, value);
    body.set("deed", "words.preview");
    try {
      const response = await fetch(to, { method: "POST", body, signal: own.signal });
      const { shows } = (await response.json()) as { shows?: Seen };
      if (shows) setSeen({ of: given, seen: shows });
    } catch {
      // Somebody typed on, or there is no line: the example stays as it was.
    }
  };
  const changed = (): void => {
    const form = ref.current;
    if (!form) return;
    const data = new FormData(form);
    const now = Object.fromEntries(
      FIELDS.flatMap((field) => (data.has(field) ? [[field, String(data.get(field))]] : [])),
    );
    setTyped({ of: given, words: now });
    keepTyped(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), PAUSE);
  };
  return {
    ref,
    changed,
    live: typed?.of === given ? typed.words : words,
    seen: seen?.of === given ? seen.seen : given,
  };
}
