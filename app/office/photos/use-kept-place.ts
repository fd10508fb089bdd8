import { type SubmitEvent, useEffect, useRef } from "react";

/** Who moves a picture by keyboard moves on with the same one: its button may be another element by then, or off. */
export function useKeptPlace(order: string) {
  const pressed = useRef<{ value: string; at: number }>(undefined);
  useEffect(() => {
    const was = pressed.current;
    pressed.current = undefined;
    if (!was || document.activeElement !== document.body) return;
    const items = [...document.querySelectorAll<HTMLElement>(".beelden > [data-key]")];
    const key = was.value.slice(was.value.indexOf(":") + 1);
    const item = items.find(({ dataset }) => dataset.key === key) ?? items[Math.min(was.at, items.length - 1)];
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>("button[name=doe]:enabled") ?? [])];
    (buttons.find(({ value }) => value === was.value) ?? buttons[0])?.focus();
  }, [order]);
  return ({ nativeEvent }: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = nativeEvent as globalThis.SubmitEvent;
    const item = submitter?.closest("[data-key]");
    pressed.current =
      item && submitter instanceof HTMLButtonElement
        ? { value: submitter.value, at: [...(item.parentElement?.children ?? [])].indexOf(item) }
        : undefined;
  };
}
