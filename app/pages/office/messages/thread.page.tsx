import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { newId } from "#kit/id.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { readPage } from "#office/leaves.tsx";
import { Beside } from "#office/messages/beside-part.tsx";
import { showList } from "#office/messages/show-list.server.ts";
import {
  answerThread,
  assignThread,
  beginAnswer,
  closeThread,
  noteThread,
  receiveReply,
  reopenThread,
} from "#office/messages/thread-deeds.server.ts";
import { INBOX, ThreadList, ThreadViews } from "#office/messages/thread-list.tsx";
import { AnswerForm, OtherWords, Talk, ThreadState } from "#office/messages/thread-part.tsx";
import { viewThread } from "#office/messages/view-thread.server.ts";
import { Mark } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/thread.page.ts";

export const handle = { name: "office-thread" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.title, path: `${INBOX}/${params.id}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const me = requireStaff(context, "orders");
  const shop = shopOf(context);
  const id = /^\d{1,12}$/.test(params.id) ? Number(params.id) : 0;
  const [thread, list] = await Promise.all([
    viewThread(shop, id),
    showList(shop, me, { ...readPage(url), weergave: url.searchParams.get("weergave") }),
  ]);
  if (!thread) throw pageNotFound();
  return { thread, list, attempt: newId("try"), done: lookUp(say.did, url.searchParams.get("gedaan")) };
}

const back =
  (did: string) =>
  (_: unknown, { id }: { id: number }) =>
    `${INBOX}/${id}?gedaan=${did}`;

export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(beginAnswer),
  does(answerThread, { to: back("antwoord") }),
  does(noteThread, { to: back("notitie") }),
  does(receiveReply, { to: back("erbij") }),
  does(assignThread, { to: back("door") }),
  does(closeThread, { to: back("klaar") }),
  does(reopenThread, { to: back("open") }),
);

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, list, attempt, done } = loaderData;
  const along = new URLSearchParams({ weergave: list.view, ...(list.q && { q: list.q }) });
  return (
    <div className="inbox">
      <section className="post-lijst" aria-label={say.list}>
        <ThreadViews view={list.view} counts={list.counts} />
        <ThreadList {...list} here={thread.id} />
      </section>
      {/* Words that are being written to one customer never stand under the question of another. */}
      <section className="gesprek" key={thread.id} aria-label={say.thread(thread.name)}>
        <Head
          title={thread.subject}
          back={{ to: `${INBOX}?${along}`, label: say.back }}
          lead={
            <>
              <Mark tone={thread.isDone ? "goed" : "doen"}>{thread.isDone ? say.done : say.open}</Mark>{" "}
              {thread.assignee && say.with(thread.assignee)}
            </>
          }
        />
        <Outcome done={done} told={actionData} />
        <ThreadState thread={thread} justDone={done === say.did.klaar} told={actionData} />
        <Talk said={thread.said} />
        <AnswerForm thread={thread} attempt={attempt} told={actionData} />
        <OtherWords thread={thread} attempt={attempt} told={actionData} />
      </section>
      <Beside thread={thread} />
    </div>
  );
}
