import { useEffect, useRef, useState } from "react";
import type { Card } from "#catalogue/product/product.ts";

export type Fitting = { count: number; cards: Pick<Card, "slug" | "name" | "picture">[] };

const PAUSE = 400;

/** How much a rule takes in, asked of the server when somebody pauses. */
export function useCount(to: string, given: Fitting) {
  const ref = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<{ of: string; fitting: Fitting }>();
  // By what it says: a page that is drawn again hands over the same in another object.
  const base = JSON.stringify(given);
  // What was asked first may come last.
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = async (): Promise<void> => {
    if (!ref.current) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current)) if (typeof value === "string") body.append(name, value);
    body.set("deed", "categories.preview");
    const mine = ++turn.current;
    try {
      const { shows } = (await (await fetch(to, { method: "POST", body })).json()) as { shows?: Fitting };
      if (shows?.cards && mine === turn.current) setTold({ of: base, fitting: shows });
    } catch {
      // Without a line the count stays as it was.
    }
  };
  const changed = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), PAUSE);
  };
  return { ref, changed, fitting: told?.of === base ? told.fitting : given };
}
