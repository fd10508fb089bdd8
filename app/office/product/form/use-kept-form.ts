import { useEffect, useMemo, useRef, useState } from "react";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { changesBetween } from "./merge-forms.ts";
import type { Form } from "./product-form.ts";
import { readSeen, readSent } from "./sent-form.ts";

type Shown = { form: Form; seen: Form };
/** `sent`: somebody pressed the button since. */
type Kept = Shown & { sent: boolean };

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
    const { form, seen, sent } = JSON.parse(sessionStorage.getItem(key) ?? "") as Record<keyof Kept, unknown>;
    const [typed, shown] = [readSeen(JSON.stringify(form)), readSeen(JSON.stringify(seen))];
    return typed && shown && { form: typed, seen: shown, sent: sent === true };
  } catch {
    return undefined;
  }
}

const keep = (key: string, kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

const KEY = "kantoor.product.";
const isSame = (one: Form, other: Form): boolean => changesBetween(one, other).length === 0;

/** A new product has come of what was sent: the next one begins empty. */
export function useMade(isMade: boolean): void {
  useEffect(() => {
    if (isMade && readKept(`${KEY}nieuw`)?.sent) sessionStorage.removeItem(`${KEY}nieuw`);
  }, [isMade]);
}

/**
 * What is typed and not yet saved: as it is now, for the checks and the example beside the form, and kept in the tab, so
 * that a reload loses nothing. `given` is what the server last showed; `isTold`: it sent back what was typed, and has the
 * last word.
 */
export function useKeptForm(slug: string, given: Shown, isTold: boolean) {
  const key = KEY + slug;
  const ref = useRef<HTMLFormElement>(null);
  const isHere = useInBrowser();
  const marker = JSON.stringify(given.form);
  const [typed, setTyped] = useState<{ marker: string; form: Form }>();
  const [forgotten, setForgotten] = useState("");
  // Read once for what the server shows: what is typed later is in the fields themselves.
  const kept = useMemo(() => {
    const before = isHere && !isTold && forgotten !== marker ? readKept(key) : undefined;
    const now = JSON.parse(marker) as Form;
    if (!before || isSame(before.form, now)) return undefined;
    // Sent, and the product is another than it was: it is saved.
    return before.sent && !isSame(before.seen, now) ? undefined : before;
  }, [isHere, isTold, forgotten, marker, key]);
  useEffect(() => {
    if (!isHere || kept) return;
    const refused = isTold ? readKept(key) : undefined;
    if (refused) keep(key, { ...refused, sent: false });
    else if (!isTold) sessionStorage.removeItem(key);
  }, [isHere, isTold, kept, marker, key]);
  const shown = kept ?? given;
  const changed = (): void => {
    const form = ref.current && readPage(ref.current);
    if (!form) return;
    setTyped({ marker, form });
    // Who was refused saw more since; until they chose, a reload asks again.
    const seen = isTold ? (readKept(key)?.seen ?? shown.seen) : shown.seen;
    keep(key, { form, seen, sent: false });
  };
  useTakeOver(ref, changed);
  const send = (): void => {
    const before = readKept(key);
    if (before) keep(key, { ...before, sent: true });
  };
  const forget = (): void => {
    sessionStorage.removeItem(key);
    setTyped(undefined);
    setForgotten(marker);
  };
  const live = typed?.marker === marker ? typed.form : shown.form;
  return { ref, shown, live, isKept: kept !== undefined, changed, send, forget };
}
