import { type RefObject, useEffect } from "react";

/** Notes on the form what was last heard of it, so that nothing is bought by it before it is counted (count-first.ts). */
export function useHeard(form: RefObject<HTMLFormElement | null>, loaded: string): (plan: string) => void {
  useEffect(() => {
    if (form.current?.dataset.to !== undefined) form.current.dataset.to = loaded;
  }, [form, loaded]);
  return (plan) => {
    if (form.current) form.current.dataset.to = plan;
  };
}
