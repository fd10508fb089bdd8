import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const KEY = "kantoor.lijst";
const ORDERS = "/kantoor/bestellingen";
type Kept = { path: string; numbers: string[] };

/** The list somebody sees last is the one they go through order by order, in this tab. */
export function useKeepList(numbers: string[]): void {
  const { pathname, search } = useLocation();
  const kept = JSON.stringify({ path: pathname + search, numbers } satisfies Kept);
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, kept);
    } catch {
      // A browser that keeps nothing leads back to the first page of the list.
    }
  }, [kept]);
}

const never = () => () => {};
function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The list this order was opened from, and the orders beside it there. */
export function useKeptList(number: string) {
  const text = useSyncExternalStore(never, readKept, () => null);
  const kept = text === null ? undefined : (JSON.parse(text) as Kept);
  const at = kept?.numbers.indexOf(number) ?? -1;
  return kept && at >= 0
    ? { path: kept.path, previous: kept.numbers[at - 1], next: kept.numbers[at + 1] }
    : { path: ORDERS, previous: undefined, next: undefined };
}
