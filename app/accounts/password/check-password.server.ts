import { person } from "#texts/account/person.ts";
import { isStrongEnough } from "./password.ts";
import { judgePassword } from "./strength.ts";

/** The sentence for a password that is too easy, or nothing. */
export function findPasswordFault(password: string, about: string[]): string | undefined {
  const strength = judgePassword(password, about);
  return isStrongEnough(strength) ? undefined : person.strength[strength.advice];
}
