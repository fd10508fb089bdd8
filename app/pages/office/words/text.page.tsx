import { useMemo } from "react";
import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { Mark } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { withdrawArticle } from "#office/words/article/article-deeds.server.ts";
import { dropDraft, restoreWords } from "#office/words/versions.server.ts";
import { kindAt, viewText } from "#office/words/view-text.server.ts";
import { WordForm } from "#office/words/word-form.tsx";
import { VersionPart } from "#office/words/word-parts.tsx";
import { toldWords } from "#office/words/told-words.ts";
import { draftWords, planWords, previewWords, publishWords } from "#office/words/words-deeds.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Kind } from "#outside/words/fields.ts";
import { officeWords as say } from "#texts/office/words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/text.page.ts";

const LIST = "/kantoor/teksten";
export const handle = { name: "office-text" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { email: me } = requireStaff(context, "words");
  const kind = kindAt(params.soort);
  const view = kind && (await viewText(shopOf(context), kind, params.slug));
  if (!view) throw pageNotFound();
  return { ...view, me, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

/** Who comes second reads who was first. */
export const shouldRevalidate = freshAfterConflict;

const back =
  (done: string) =>
  (_shown: unknown, { kind, slug }: { kind: Kind; slug: string }) =>
    `${LIST}/${say.kinds[kind].path}/${slug}?gedaan=${done}`;

export const action = acts(
  does(draftWords, { to: back("concept") }),
  does(publishWords, { to: back("geplaatst") }),
  does(planWords, { to: back("gepland") }),
  does(previewWords),
  does(restoreWords, { to: back("terug") }),
  does(dropDraft, {
    to: (shown, asked) => (shown.left ? back("weg")(shown, asked) : `${LIST}?soort=artikel&gedaan=artikel-weg`),
  }),
  does(withdrawArticle, { to: (_shown, { slug }) => `${LIST}/artikel/${slug}?gedaan=eruit` }),
);

export default function Text({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, slug, title, state, path, liveAt, due, last, hasDraft, isOwn, versions, done, me } = loaderData;
  const told = actionData?.deed === "words.preview" && !actionData.problem ? undefined : actionData;
  // The same until something else was loaded or told: what is typed and seen meanwhile belongs to it.
  const shown = useMemo(() => toldWords(loaderData, actionData), [loaderData, actionData]);
  const [newest, ...older] = versions;
  // Before its first time in the shop an own article was nothing to go back to.
  const wasInShop = older.some(({ deed }) => deed === "words.publish");
  const bar = hasDraft ? say.bar.draft : say.bar.live;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <p>
            <Link className="terug" to={`${LIST}?soort=${say.kinds[kind].path}`}>
              {say.back(say.kinds[kind].many)}
            </Link>
          </p>
          <h1>{title}</h1>
          <p>
            <Mark tone={hasDraft ? "doen" : state === "own" ? "goed" : "stil"}>{say.states[state]}</Mark>{" "}
            {due && <b>{say.bar.planned(due.said)}. </b>}
            {liveAt ? say.ownText(liveAt) : isOwn ? say.notYet : kind === "mail" ? say.plainMail : say.startText}{" "}
            {last && say.last(last.who, last.at)}
          </p>
        </div>
        <div className="row">
          {path && (liveAt || !isOwn) && (
            <a className={buttonClass({ kind: "lijn", size: "s" })} href={path}>
              <Icon name="oog" />
              {say.inShop}
            </a>
          )}
          {liveAt && isOwn && <Deed deed="words.withdraw" label={say.withdraw} kind="lijn" along={{ slug }} />}
          {hasDraft && <Deed deed="words.drop" label={say.drop} kind="lijn" along={{ kind, slug }} />}
        </div>
      </header>
      <Outcome done={done} told={told} />
      {done === say.done.geplaatst && newest?.who === me && !actionData && (!isOwn || wasInShop) && (
        <Deed
          deed="words.restore"
          label={say.undo}
          kind="lijn"
          keys="Control+Z"
          along={{ kind, slug, id: newest.id, welke: "voor" }}
        />
      )}
      <WordForm
        // Another text, or the same after it was saved: what was typed before is old.
        key={`${kind} ${slug} ${newest?.id ?? 0} ${hasDraft}`}
        kind={kind}
        slug={slug}
        {...shown}
        who={last?.who ?? ""}
        due={{ day: due?.day ?? "", time: due?.time ?? "07:00" }}
        bar={{ title: bar }}
        isTold={told !== undefined && shown.words !== loaderData.words}
      />
      <VersionPart kind={kind} slug={slug} versions={versions} />
    </>
  );
}
