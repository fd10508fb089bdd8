import { expect, test } from "vitest";
import { filesUnder, isCode, read } from "../sources.ts";

// `scripts/leave-out.ts` takes these out of React and its router; whoever wants one takes its name out there first.
const LEFT_OUT: [what: string, RegExp][] = [
  ["a view transition", /\bviewTransition\b|<ViewTransition\b|\baddTransitionType\b/],
  ["a ref on a fragment", /<(?:React\.)?Fragment\b[^>]*\bref=/],
  ["a list of suspense", /<SuspenseList\b/],
  ["an activity", /<Activity\b/],
  ["an element of one's own", /<[a-z]+-[a-z-]+[\s/>]/],
  ["the state of an action", /\buse(?:ActionState|FormState)\b/],
  ["files asked for by React", /\b(?:prefetchDNS|preconnect|preloadModule|preinitModule)\(|\bpreload\(|as: "script"/],
  ["the router's own links", /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from "react-router"/],
  ["a blocked way", /\buse(?:Blocker|Prompt)\b/],
];

const isInBrowser = (file: string) => isCode(file) && !/\.(?:server|test)\./.test(file);

test("what is left out of React and its router is used nowhere", () => {
  const found = filesUnder("app")
    .filter(isInBrowser)
    .flatMap((file) => {
      const text = read(file);
      return LEFT_OUT.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${file}: ${what}`);
    });
  expect(found).toEqual([]);
});
