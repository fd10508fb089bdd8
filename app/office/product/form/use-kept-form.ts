import { useEffect, useMemo, useRef, useState } from "react";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import type { Form } from "./product-form.ts";
import { readSeen, readSent } from "./sent-form.ts";

type Kept = { form: Form; seen: Form };

/** The fields of the product in a form of the page; what only searches or chooses is left out. */
function readPage(form: HTMLFormElement): Form | undefined {
  const sent: Record<string, unknown> = {};
  const data = new FormData(form);
  for (const name of new Set(data.keys()))
    if (!/^(zoek\.|kies\.|deed$|seen$|slug$|doe$)/.test(name)) sent[name] = data.getAll(name);
  return readSent(sent);
}

function readKept(key: string): Kept | undefined {
  try {
    const { form, seen } = JSON.parse(sessionStorage.getItem(key) ?? "") as { form: unknown; seen: unknown };
    const [typed, shown] = [readSeen(JSON.stringify(form)), readSeen(JSON.stringify(seen))];
    return typed && shown && { form: typed, seen: shown };
  } catch {
    return undefined;
  }
}

/** `saved` and `told`: the server has the last word, and what the tab kept is old. */
type Since = "opened" | "saved" | "told";

/**
 * What is typed and not yet saved: as it is now, for the checks and the example beside the form, and kept in the tab, so
 * that a reload loses nothing. `given` is what the server last showed.
 */
export function useKeptForm(key: string, given: Kept, since: Since) {
  const ref = useRef<HTMLFormElement>(null);
  const isHere = useInBrowser();
  const marker = JSON.stringify(given.form);
  const [typed, setTyped] = useState<{ marker: string; form: Form }>();
  const [forgotten, setForgotten] = useState("");
  // Read once for what the server shows: what is typed later is in the fields themselves.
  const kept = useMemo(() => {
    const before = isHere && since === "opened" && forgotten !== marker ? readKept(key) : undefined;
    return before && JSON.stringify(before.form) !== marker ? before : undefined;
  }, [isHere, since, forgotten, marker, key]);
  useEffect(() => {
    if (since === "saved") sessionStorage.removeItem(key);
  }, [since, key]);
  const shown = kept ?? given;
  const changed = (): void => {
    const form = ref.current && readPage(ref.current);
    if (!form) return;
    setTyped({ marker, form });
    sessionStorage.setItem(key, JSON.stringify({ form, seen: shown.seen }));
  };
  useTakeOver(ref, changed);
  const forget = (): void => {
    sessionStorage.removeItem(key);
    setTyped(undefined);
    setForgotten(marker);
  };
  const live = typed?.marker === marker ? typed.form : shown.form;
  return { ref, shown, live, isKept: kept !== undefined, changed, forget };
}
