import { countReceivers, findIssue, type Issue, listIssues, readFigures } from "#newsletter/issues.server.ts";
import { dayOf, timeOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import { sayMoment } from "../say.ts";
import { faultsIn, type LetterForm } from "./letter-form.ts";
import { namesIn } from "./letter-names.server.ts";

const formOf = ({ subject, season, blocks }: Issue): LetterForm => ({ subject, season: season ? "ja" : "", blocks });

/** Every letter, the newest first, with what became of it. */
export async function viewLetters(db: Reader) {
  const issues = await listIssues(db);
  return Promise.all(
    issues.map(async (issue) => {
      const figures = issue.state === "sent" ? await readFigures(db, issue) : undefined;
      return {
        id: issue.id,
        subject: issue.subject,
        state: issue.state,
        at: sayMoment(issue.sentAt ?? issue.due ?? issue.savedAt),
        by: issue.by,
        figures: figures && {
          receivers: figures.receivers,
          left: figures.left,
          bounced: figures.bounced,
          clicks: figures.links.reduce((sum, { clicks }) => sum + clicks, 0),
        },
      };
    }),
  );
}

export async function viewLetter(db: Reader, id: number) {
  const issue = await findIssue(db, id);
  if (!issue) return undefined;
  const { state, revision, due, by, savedAt, sentAt } = issue;
  const form = formOf(issue);
  return {
    id,
    state,
    revision,
    form,
    names: await namesIn(db, form.blocks),
    faults: Object.values(faultsIn(form)).flat(),
    readers: await countReceivers(db, issue.season),
    due: due ? { said: sayMoment(due), day: dayOf(due), time: timeOf(due).replace(".", ":") } : undefined,
    last: { who: by, at: sayMoment(savedAt) },
    sentAt: sentAt ? sayMoment(sentAt) : undefined,
    figures: state === "sent" ? await readFigures(db, issue) : undefined,
  };
}
