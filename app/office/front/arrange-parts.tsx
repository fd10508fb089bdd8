import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Arranged, Turn } from "#front/arrangement.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeArrange as say } from "#texts/office/shop/arrange.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Deed, Outcome } from "../deed.tsx";
import { Mark } from "../rows.tsx";
import type { ArrangementView } from "./view-arrangement.server.ts";
import type { Version } from "./versions.server.ts";

type Props = {
  name: Arranged;
  here: string;
  title: string;
  lead: string;
  view: ArrangementView;
  /** What was just done. */
  done: string | undefined;
  /** Who looks: somebody takes back what they did themselves. */
  me: string;
  told: Told | undefined;
  children: ReactNode;
};

/** The page of the menu or of the front page: how it stands, its parts, and what stood in the shop before. */
export function ArrangePage({ name, here, title, lead, view, done, me, told, children }: Props) {
  const [newest] = view.versions;
  return (
    <>
      <ArrangeHead {...{ name, title, lead, view }} preview={`${here}/voorbeeld`} />
      <Outcome done={done} told={told} />
      {done === say.done.geplaatst && newest?.who === me && !told && (
        <Deed
          deed="arrangement.restore"
          label={say.undo}
          kind="lijn"
          keys="Control+Z"
          along={{ name, id: newest.id, welke: "voor" }}
        />
      )}
      {children}
      <VersionPart name={name} versions={view.versions} />
    </>
  );
}

type HeadProps = { name: Arranged; title: string; lead: string; preview: string; view: ArrangementView };

/** What it is, how it stands, and the deeds that put it in the shop. */
function ArrangeHead({ name, title, lead, preview, view: { state, last, revision } }: HeadProps) {
  const isDraft = state === "draft";
  return (
    <header className="kop-blad spread">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>
          <Mark tone={isDraft ? "doen" : state === "own" ? "goed" : "stil"}>{say.states[state]}</Mark>{" "}
          {isDraft ? say.draft : say.noDraft} {last && say.last(last.who, last.at)}
        </p>
      </div>
      <div className="row">
        <a className={buttonClass({ kind: "lijn", size: "s" })} href={preview}>
          <Icon name="oog" />
          {say.preview}
        </a>
        {isDraft && <Deed deed="arrangement.drop" label={say.drop} kind="lijn" along={{ name }} />}
        {isDraft && <Deed deed="arrangement.publish" label={say.publish} kind="actie" along={{ name, revision }} />}
      </div>
    </header>
  );
}

type LineProps = {
  name: Arranged;
  id: string;
  title: string;
  hidden: boolean;
  /** The only or fixed one of its row: there is nothing to move. */
  fixed?: boolean;
  isFirst: boolean;
  isLast: boolean;
  to: string;
  children?: ReactNode;
};

/** One part with the buttons that move it, hide it or take it away. */
export function ArrangeLine({ name, id, title, hidden, fixed, isFirst, isLast, to, children }: LineProps) {
  const turn = (how: Turn, label: string) => (
    <Deed deed="arrangement.turn" label={label} kind="lijn" along={{ name, id, how }} />
  );
  return (
    <li className={hidden ? "schik-rij is-uit" : "schik-rij"} id={id}>
      {!fixed && (
        <span className="schik-op">
          <Arrow name={name} id={id} how="op" label={say.up(title)} off={isFirst} />
          <Arrow name={name} id={id} how="neer" label={say.down(title)} off={isLast} />
        </span>
      )}
      <span className="twee">
        <a href={to}>{title}</a>
        <small className="soft">{children}</small>
      </span>
      <span className="row schik-daden">
        <Mark tone={hidden ? "doen" : "stil"}>{hidden ? say.hidden : say.shown}</Mark>
        {hidden ? turn("toon", say.show) : turn("verberg", say.hide)}
        {!fixed && turn("weg", say.remove)}
      </span>
    </li>
  );
}

type ArrowProps = { name: Arranged; id: string; how: "op" | "neer"; label: string; off: boolean };

function Arrow({ name, id, how, label, off }: ArrowProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="deed" value="arrangement.turn" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="knop-ic" name="how" value={how} aria-label={label} disabled={off}>
        <span className={how === "op" ? "ic-op" : "ic-neer"}>
          <Icon name="pijl-omlaag" small />
        </span>
      </button>
    </Form>
  );
}

/** Who put what in the shop and when, each version one press away. */
function VersionPart({ name, versions }: { name: Arranged; versions: Version[] }) {
  const oldest = versions.at(-1);
  return (
    <section className="vel">
      <h2>{say.versions.title}</h2>
      {versions.length === 0 && <p className="soft">{say.versions.none}</p>}
      <ol className="versies">
        {versions.map(({ id, at, who, back }, i) => (
          <li key={id}>
            <p>
              <b>{who}</b> {back ? say.versions.back : say.versions.put}
              <br />
              <small>{at}</small>
            </p>
            {i > 0 && <Deed deed="arrangement.restore" label={say.versions.restore} kind="lijn" along={{ name, id }} />}
          </li>
        ))}
        {oldest && (
          <li>
            <p>{say.versions.first}</p>
            <Deed
              deed="arrangement.restore"
              label={say.versions.restore}
              kind="lijn"
              along={{ name, id: oldest.id, welke: "voor" }}
            />
          </li>
        )}
      </ol>
    </section>
  );
}
