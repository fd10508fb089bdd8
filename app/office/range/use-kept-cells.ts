import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";

const KEY = "kantoor.assortiment";
export type Values = Record<string, string>;
const NONE: Values = {};
/** What the form sent last: once that is saved, the tab need not keep it. */
let sent: string[] = [];

function readKept(): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Values) : {};
  } catch {
    return {};
  }
}

const keep = (values: Values): void => sessionStorage.setItem(KEY, JSON.stringify(values));

/** The cells of a form, each with what it showed at first. */
const cellsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("input[data-was]")].map((input) => ({
    name: input.name,
    was: input.dataset.was ?? "",
    value: input.type === "checkbox" ? (input.checked ? "ja" : "") : input.value,
  }));

const seenName = (name: string): string => name.replace(/^(prijs|actie|voorraad|seizoen)\./, "gezien.");

/**
 * What is typed and not saved, on this page of the grid and on others: kept in the tab, so that a reload or another page
 * loses nothing. `told`: the server sent back what was typed, and has the last word.
 */
export function useKeptCells(
  form: RefObject<HTMLFormElement | null>,
  told: Values | undefined,
  saved: number | undefined,
  filled: Values | undefined,
) {
  const isHere = useInBrowser();
  const [round, setRound] = useState(0);
  const [dropped, setDropped] = useState<Values>();
  const [counted, setCounted] = useState<{ of: Values; changes: number }>();
  // Read once for what the server shows: what is typed later is in the fields themselves.
  const kept = useMemo(() => {
    const all = isHere && !told ? readKept() : {};
    if (saved !== undefined) for (const name of sent) delete all[name];
    return all;
  }, [isHere, told, saved]);
  const given = told ?? kept;
  const values = given === dropped ? NONE : given;
  /** How many differ from what the shop has. */
  const keepCells = (): number => {
    if (!form.current) return 0;
    const cells = cellsOf(form.current);
    const isNew = cells.filter(({ was, value }) => was !== value);
    const all = readKept();
    for (const { name } of cells) delete all[name];
    const data = new FormData(form.current);
    for (const { name, value } of isNew) {
      all[name] = value;
      const seen = data.get(seenName(name));
      if (typeof seen === "string" && seenName(name) !== name) all[seenName(name)] = seen;
    }
    keep(all);
    return isNew.length;
  };
  const changed = () => setCounted({ of: values, changes: keepCells() });
  useTakeOver(form, changed);
  const keepFilled = useEffectEvent(keepCells);
  // What the server filled in is kept as if somebody typed it.
  useEffect(() => {
    if (filled) keepFilled();
  }, [filled]);
  useEffect(() => {
    if (saved === undefined) return;
    const all = readKept();
    for (const name of sent) delete all[name];
    sent = [];
    keep(all);
  }, [saved]);
  return {
    values,
    round,
    /** How many cells differ, once somebody touched one. */
    changes: counted?.of === values ? counted.changes : undefined,
    changed,
    send: () => {
      sent = form.current ? cellsOf(form.current).map(({ name }) => name) : [];
    },
    /** Everything on this page as it was. */
    forget: () => {
      const all = readKept();
      for (const { name } of form.current ? cellsOf(form.current) : []) {
        delete all[name];
        delete all[seenName(name)];
      }
      keep(all);
      setDropped(given);
      setCounted(undefined);
      setRound(round + 1);
    },
  };
}
