import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { SHORTEST_PASSWORD, type Strength } from "./password.ts";

// Dutch favourites that the English list of leaked passwords does not know.
const DUTCH =
  "welkom wachtwoord geheim hallo liefje schatje feyenoord ajax psv voetbal zomer winter lente herfst bloem bloemen tuin tuinieren lommerrijk oranje nederland amsterdam rotterdam utrecht konijn poesje hondje moeder vader broer zusje koningin vakantie fiets".split(
    " ",
  );

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...dictionary, dutch: DUTCH } });
// Judging costs time that grows with the square of the length; what comes after is a bonus.
const JUDGED = 48;
const common = new Set(dictionary["passwords-common"]);

/** How hard a password is to guess, and what would help most. The same judge sits in the browser and on the server. */
export function judgePassword(password: string, about: string[] = []): Strength {
  const low = password.toLowerCase();
  if (about.some((text) => text.length > 3 && low.includes(text.toLowerCase()) && low.length < text.length + 6))
    return { score: 0, advice: "name" };
  if (common.has(low) || DUTCH.includes(low.replace(/[\d!@#$%^&*.?]+$/, ""))) return { score: 0, advice: "common" };
  const inputs = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const { score, sequence } = estimator.check(password.slice(0, JUDGED), inputs);
  if (password.length < SHORTEST_PASSWORD) return { score: Math.min(score, 1) as 0 | 1, advice: "short" };
  if (score >= 3) return { score, advice: "good" };
  return { score, advice: adviceFor(sequence as { pattern: string; dictionaryName?: string; token: string }[]) };
}

function adviceFor(sequence: { pattern: string; dictionaryName?: string; token: string }[]): Strength["advice"] {
  const longest = sequence.reduce((most, one) => (one.token.length > most.token.length ? one : most), {
    pattern: "",
    token: "",
  } as { pattern: string; dictionaryName?: string; token: string });
  if (longest.dictionaryName?.startsWith("userInputs")) return "name";
  if (longest.pattern === "repeat") return "repeat";
  if (longest.pattern === "sequence" || longest.pattern === "spatial") return "row";
  if (longest.pattern === "date" || longest.pattern === "regex") return "year";
  return "words";
}
