import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Head, Outcome } from "#office/deed.tsx";
import { dropLetter, lookForLetter, saveLetter } from "#office/letter/letter-deeds.server.ts";
import { LetterFields } from "#office/letter/letter-fields.tsx";
import { FiguresPart } from "#office/letter/figures-part.tsx";
import { MailPart } from "#office/letter/mail-part.tsx";
import { SendPart } from "#office/letter/send-part.tsx";
import { planLetter, sendLetter, stopLetter, testLetter } from "#office/letter/send-deeds.server.ts";
import { viewLetter } from "#office/letter/view-letter.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeLetter as say } from "#texts/office/shop/letter.ts";
import type { Route } from "./+types/letter.page.ts";

const LIST = "/kantoor/nieuwsbrief";
type Which = { id: number };
export const handle = { name: "office-letter" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  requireStaff(context, "marketing");
  const id = /^\d{1,12}$/.test(params.id) ? Number(params.id) : 0;
  const view = await viewLetter(shopOf(context).db, id);
  if (!view) throw pageNotFound();
  return { ...view, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

const at = (done: string) => (_shown: unknown, which: Which) => `${LIST}/${which.id}?gedaan=${done}`;

export const action = acts(
  does(saveLetter, { to: at("bewaard") }),
  does(lookForLetter),
  does(testLetter, { to: at("proef") }),
  does(planLetter, { to: at("gepland") }),
  does(sendLetter, { to: at("verstuurd") }),
  does(stopLetter, { to: at("terug") }),
  does(dropLetter, { to: `${LIST}?gedaan=weg` }),
);

export default function Letter({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state, revision, form, names, faults, readers, due, last, sentAt, figures, done } = loaderData;
  const when = sentAt ? say.sentOn(sentAt) : state === "sending" ? say.onItsWay : due && say.planned(due.said);
  return (
    <>
      <Head
        title={form.subject || say.untitled}
        back={{ to: LIST, label: say.back }}
        lead={`${when ?? ""} ${say.last(last.who, last.at)}`}
      />
      <Outcome done={actionData ? undefined : done} told={actionData?.problem ? actionData : undefined} />
      {state === "planned" && <Deed deed="letters.stop" label={say.stop} kind="actie" along={{ id }} />}
      {figures && <FiguresPart figures={figures} />}
      {state === "draft" && (
        <LetterFields key={`${id} ${revision}`} {...{ id, revision, form, names }} told={actionData} />
      )}
      <MailPart id={id} revision={revision} />
      {state === "draft" && <SendPart {...{ id, revision, readers, faults }} told={actionData} />}
    </>
  );
}
