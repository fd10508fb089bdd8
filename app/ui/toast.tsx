import { useEffect, useState, useSyncExternalStore } from "react";
import { ui } from "#texts/ui.ts";
import { Icon } from "./icon.tsx";

/** R98, R104: top centre, 5000 ms, newest on top; an error that asks for something stays until it is closed. */
export const TOAST_MS = 5000;

export type Toast = {
  id: number;
  kind: "success" | "info" | "error";
  text: string;
  action?: { label: string; run(): void } | undefined;
};

let toasts: Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();
const none: Toast[] = [];

function change(list: Toast[]): void {
  toasts = list;
  for (const listener of listeners) listener();
}

export function toast(text: string, options: { kind?: Toast["kind"]; action?: Toast["action"] } = {}): void {
  change([{ id: next++, kind: options.kind ?? "success", text, action: options.action }, ...toasts].slice(0, 3));
}

export const closeToast = (id: number): void => change(toasts.filter((one) => one.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className="toasts">
      {shown.map((one) => (
        <One key={one.id} {...one} />
      ))}
    </div>
  );
}

function One({ id, kind, text, action }: Toast) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held || kind === "error") return;
    const timer = setTimeout(() => closeToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held, kind]);
  return (
    <div
      className={kind === "error" ? "toast toast-fout" : "toast"}
      role={kind === "error" ? "alert" : "status"}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onKeyDown={(event) => event.key === "Escape" && closeToast(id)}
    >
      <Icon name={kind === "success" ? "vink" : kind === "info" ? "info" : "let"} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="btn btn-s"
          onClick={() => {
            action.run();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="knop-ic" aria-label={ui.close} onClick={() => closeToast(id)}>
        <Icon name="sluiten" small />
      </button>
    </div>
  );
}
