/** R98, R104: top centre, 5000 ms, newest on top; an error that asks for something stays until it is closed. */
export const TOAST_MS = 5000;

export type Toast = {
  id: number;
  kind: "success" | "info" | "error";
  text: string;
  /** Address of a small picture, instead of the icon. */
  picture?: string | undefined;
  action?: { label: string; run(): void } | undefined;
};

let toasts: Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function change(list: Toast[]): void {
  toasts = list;
  for (const listener of listeners) listener();
}

type Options = Partial<Pick<Toast, "kind" | "picture" | "action">>;

/** What is said again comes on top once. */
export function toast(text: string, { kind = "success", ...options }: Options = {}): void {
  const others = toasts.filter((one) => one.text !== text);
  change([{ id: next++, kind, text, ...options }, ...others].slice(0, 3));
}

export const closeToast = (id: number): void => change(toasts.filter((one) => one.id !== id));

/** It is no longer so. */
export const unsay = (words: string): void => change(toasts.filter(({ text }) => !text.includes(words)));

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = (): Toast[] => toasts;
