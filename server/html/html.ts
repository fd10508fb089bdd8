import type { Page } from "#kit/page/stills.ts";
import { FIRST_SEEN } from "#ui/loading/first-seen.ts";
import type { Guests } from "../guests.ts";
import { firstPicture } from "./first-picture.ts";
import { WAKE_UP } from "./inline-scripts.ts";
import { policyFor, REPORTING } from "./policy.ts";

type Finish = (page: Page) => { page: Page; headers: Record<string, string> };

/**
 * Finishes a rendered page: its head gets the script that brings the others when somebody is there (a page is complete
 * without them), it leaves with its content security policy, and the large picture is asked for before it is read.
 */
export function finisher(guests?: Guests): Finish {
  const policy = policyFor(guests);
  return (page) => {
    const picture = firstPicture(page.text);
    return {
      page: { ...page, text: withWakeUp(page.text) },
      headers: {
        "content-security-policy": policy(page.text),
        ...REPORTING,
        ...(picture && { link: picture }),
      },
    };
  };
}

function withWakeUp(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const expect = html.includes(`<h1 ${FIRST}`) ? EXPECT : "";
  return `${html.slice(0, end)}<script>${WAKE_UP}</script>${expect}${html.slice(end)}`;
}

const FIRST = `id="${FIRST_SEEN}"`;
const EXPECT = `<link rel="expect" href="#${FIRST_SEEN}" blocking="render"/>`;
