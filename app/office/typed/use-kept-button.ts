import { type SubmitEvent, useEffect } from "react";

/** Outlives the form: what a button did to a list is shown by a new form. */
let pressed: { value: string; path: string } | undefined;

/** The buttons somebody may want next, best first: of the same line where it is now, never the one that takes away. */
function nextOf(value: string): string[] {
  const [list, at, how] = value.split(".");
  const place = Number(at) + (how === "op" ? -1 : how === "neer" ? 1 : 0);
  const near = [place, place - 1].flatMap((one) => ["op", "neer"].map((way) => `${list}.${one}.${way}`));
  return how === "weg" ? near : [`${list}.${place}.${how}`, value, ...near];
}

/** Who moves a line by keyboard moves on with the same one. */
export function useKeptButton() {
  useEffect(() => {
    const was = pressed;
    pressed = undefined;
    if (was?.path !== location.pathname || document.activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[name=zet]:enabled")];
    for (const wanted of nextOf(was.value)) {
      const button = buttons.find(({ value }) => value === wanted);
      if (button) return button.focus();
    }
  }, []);
  return ({ nativeEvent }: SubmitEvent<HTMLFormElement>): void => {
    const { submitter } = nativeEvent as globalThis.SubmitEvent;
    const isMove = submitter instanceof HTMLButtonElement && submitter.name === "zet";
    pressed = isMove ? { value: submitter.value, path: location.pathname } : undefined;
  };
}
