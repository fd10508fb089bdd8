import { hash } from "node:crypto";
import { countFirstText } from "#calculators/count-first.ts";
import { PET_AT_ONCE } from "#catalogue/label/pet-mode.ts";
import { HAND_OVER } from "#kit/page/hand-over.ts";
import { FACES } from "#ui/fonts.ts";
import { FIRST_TOUCH } from "./first-touch.ts";
import { startRouter } from "./start-router.ts";
import { wakeUp } from "./wake-up.ts";

/** Stands in the head, after the addresses of this page's scripts. */
export const WAKE_UP =
  `{let boot=JSON.parse(document.currentScript.previousElementSibling.textContent),load=file=>import(file);` +
  `${FIRST_TOUCH}(${String(wakeUp)})(()=>(${String(startRouter)})(boot,load),boot.ahead,${JSON.stringify(FACES)},load)}`;

/**
 * Every script that stands inside a page. A browser runs these and no other: the policy names them by what they are in
 * our sources, whatever a page turned out to hold (decision 027).
 */
const INLINE_SCRIPTS = [PET_AT_ONCE, WAKE_UP, HAND_OVER, countFirstText()];

export const sha = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

export const SCRIPT_HASHES = INLINE_SCRIPTS.map(sha);
