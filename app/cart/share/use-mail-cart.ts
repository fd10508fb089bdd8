import { type FormEvent, useState } from "react";
import { Refused } from "#accounts/session/own-call.ts";
import { noteAction } from "#insight/experiments/browser-experiments.ts";
import { cart as texts } from "#texts/cart.ts";
import { faults } from "#texts/first.ts";
import { noAnswer } from "#ui/loading/no-answer.ts";
import { mailCart } from "../cart-calls.ts";

/** Mails the basket: one at a time, and what went wrong is said in the shop's own words. */
export function useMailCart(first: { sent?: boolean; error?: string } = {}) {
  const [error, setError] = useState(first.error ?? "");
  const [sent, setSent] = useState(first.sent ?? false);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get("email") ?? "");
    setBusy(true);
    setSent(false);
    try {
      await mailCart(email);
      noteAction("mail_cart");
      setSent(true);
      setError("");
    } catch (fault) {
      setError((fault instanceof Refused ? fault.message : noAnswer(faults.again)) || texts.wrong);
    }
    setBusy(false);
  };
  return { errors: error ? [error] : [], sent, busy, onSubmit };
}
