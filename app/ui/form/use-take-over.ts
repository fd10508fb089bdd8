import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTouched } from "./touched.ts";

/** Once, when the scripts take over: what was typed or ticked before they came counts. */
export function useTakeOver(form: RefObject<HTMLFormElement | null>, change: () => void): void {
  const takeOver = useEffectEvent(() => {
    if (isTouched(form.current)) change();
  });
  useEffect(() => takeOver(), []);
}
