import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Told } from "#outside/deed/told.ts";

/** The address at which somebody's own deed was last told to have gone well: `did` as the address or the door names it. */
function useFinished(told: Told | undefined, did: string): string {
  const { key, search } = useLocation();
  // Going back to an address that tells of a deed does not do it again.
  const isNew = useNavigationType() !== "POP";
  const done = told ? told.done && told.deed : new URLSearchParams(search).get("gedaan");
  const isFinished = isNew && done === did;
  const [last, setLast] = useState(isFinished ? key : "");
  if (isFinished && last !== key) setLast(key);
  return last;
}

/**
 * When fields are made anew: after somebody's own deed with them went well. What colleagues, customers and the shop do
 * meanwhile never takes words that are being written; `of`, what the fields begin with, is followed until somebody types.
 */
export function useAnew(told: Told | undefined, did: string, of = ""): { anew: string; onInput: () => void } {
  const finished = useFinished(told, did);
  const [at, setAt] = useState({ finished, of, isTyped: false });
  if (at.finished !== finished || (!at.isTyped && at.of !== of)) setAt({ finished, of, isTyped: false });
  return { anew: `${at.finished} ${at.of}`, onInput: () => setAt((now) => ({ ...now, isTyped: true })) };
}
