import { useCallback, useEffect, useRef, useState } from "react";
import { cart as texts } from "#texts/cart.ts";
import { faults } from "#texts/first.ts";
import { noAnswer, tellWhenLate } from "#ui/loading/no-answer.ts";
import { type Toast, toast, unsay } from "#ui/toast/toast.ts";
import { Refused } from "#accounts/session/own-call.ts";
import { type Cart, type CartLine, keyOf } from "./cart.ts";
import { fetchCart, removeLine, setLater, setQuantity } from "./cart-calls.ts";

/** The cart in the browser: changes go one after another, and other tabs are followed. */
export function useCart(initial?: Cart) {
  const [cart, setCart] = useState(initial);
  const [failed, setFailed] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [seen, setSeen] = useState(initial);
  if (initial !== seen) {
    setSeen(initial);
    setCart(initial);
  }
  const load = useCallback(() => {
    fetchCart().then(
      (fresh) => {
        setCart(fresh);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!initial) load();
  }, [initial, load]);
  useEffect(() => {
    const channel = new BroadcastChannel("winkel");
    channel.addEventListener("message", load);
    addEventListener("winkel:wagen-anders", load);
    return () => {
      channel.close();
      removeEventListener("winkel:wagen-anders", load);
    };
  }, [load]);

  // A change answers without hints; what was shown stays until the cart is opened again.
  const take = (fresh: Cart) => setCart((was) => ({ ...fresh, hints: was?.hints ?? fresh.hints }));
  const run = (deed: () => Promise<Cart>, done?: () => void, again?: Toast["action"]) => {
    setWaiting((count) => count + 1);
    queue.current = tellWhenLate(queue.current.then(deed)).then(
      (fresh) => {
        unsay(faults.again);
        take(fresh);
        done?.();
      },
      (error: unknown) => {
        const isRefused = error instanceof Refused;
        toast((isRefused ? error.message : noAnswer(faults.again)) || texts.wrong, { kind: "error", action: again });
        // A wish of which nobody knows whether it was heard is not shown; what lies there is asked for again.
        setCart((was) => was && { ...was, lines: was.lines.map((line) => ({ ...line })) });
        load();
      },
    );
    void queue.current.then(() => setWaiting((count) => count - 1));
  };
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const deeds = {
    // A finger on the plus sends one wish, not seven.
    set(line: CartLine, quantity: number) {
      const key = keyOf(line);
      clearTimeout(timers.current.get(key));
      timers.current.set(
        key,
        setTimeout(() => run(() => setQuantity(line, quantity)), 250),
      );
    },
    remove(line: CartLine) {
      // The line is no longer on the page, so what failed can be asked for only where that is told.
      const action = {
        label: texts.undo,
        run: () => run(() => setQuantity(line, line.quantity), undefined, action),
      };
      run(
        () => removeLine(line),
        () => toast(texts.removed(line.name), { kind: "info", action }),
      );
    },
    later: (line: CartLine, later: boolean) =>
      run(
        () => setLater(line, later),
        () => toast((later ? texts.isLater : texts.isBack)(line.name), { kind: "info" }),
      ),
  };
  return { cart, failed, busy: waiting > 0 || undefined, load, deeds };
}
