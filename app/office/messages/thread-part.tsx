import type { Told } from "#outside/deed/told.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice, SelectField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { useAnew } from "../typed/use-anew.ts";
import { useBegun } from "./use-begun.ts";
import { INBOX } from "./thread-list.tsx";
import type { Said, ShownThread } from "./view-thread.server.ts";

/** What was said, in order; always as plain words, whatever somebody sent. */
export function Talk({ said }: { said: Said[] }) {
  return (
    <ol className="praat">
      {said.map(({ key, kind, who, when, text }) =>
        kind === "shop" ? (
          <li key={key} className="bel bel-shop">
            {text} · {when}
          </li>
        ) : (
          <li key={key} className={`bel bel-${kind}`}>
            <p className="klein soft">
              <b>{who}</b> · {when}
            </p>
            <p className="bel-tekst">{text}</p>
          </li>
        ),
      )}
    </ol>
  );
}

type Props = { thread: ShownThread; attempt: string; told: Told | undefined };

/** An answer by mail, begun empty or with one of the shop's own. */
export function AnswerForm({ thread, attempt, told }: Props) {
  const { templates, email, seen, isDone } = thread;
  const { defaultValue, ...field } = fieldOf(told, "messages.answer")("bericht");
  const { begun, box } = useBegun<"bericht">(told, "messages.begin");
  const { anew } = useAnew(told, "antwoord");
  return (
    <section className="vak antwoord-vak">
      <div className="spread">
        <h2>{say.answer.title}</h2>
        <Link to={`${INBOX}/antwoorden`}>{say.answer.manage}</Link>
      </div>
      <Deed
        deed="messages.answer"
        label={say.answer.do}
        kind="actie"
        keys="Control+Enter"
        along={{ poging: attempt, gezien: seen }}
      >
        {templates.length > 0 && (
          <div className="paar">
            <SelectField label={say.answer.template} name="sjabloon" defaultValue="" key={`${begun?.bericht} ${anew}`}>
              <option value="">{say.answer.none}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button kind="lijn" size="s" type="submit" name="deed" value="messages.begin">
              {say.answer.take}
            </Button>
          </div>
        )}
        <div className="stack" key={anew} ref={box}>
          <AreaField
            {...field}
            defaultValue={defaultValue ?? begun?.bericht}
            label={say.answer.label}
            help={say.answer.help(email)}
            rows={9}
            maxLength={4000}
          />
          {!isDone && <Choice name="klaar" value="ja" label={say.answer.done} defaultChecked />}
        </div>
      </Deed>
    </section>
  );
}

/** Words for colleagues, and what came back by mail. */
export function OtherWords({ thread: { address }, attempt, told }: Props) {
  const note = useAnew(told, "notitie");
  const received = useAnew(told, "erbij");
  const area = (deed: string, name: string) => fieldOf(told, deed)(name);
  return (
    <div>
      <Folded title={say.note.title} open={told?.deed === "messages.note"}>
        <Deed deed="messages.note" label={say.note.do} kind="lijn" keys="Control+S" along={{ poging: `${attempt}-n` }}>
          <AreaField
            key={note.anew}
            {...area("messages.note", "notitie")}
            label={say.note.label}
            help={say.onlyUs}
            rows={3}
            maxLength={4000}
          />
        </Deed>
      </Folded>
      <Folded title={say.received.title} open={told?.deed === "messages.receive"}>
        <p className="klein soft">{say.received.text(address)}</p>
        <Deed
          deed="messages.receive"
          label={say.received.do}
          kind="lijn"
          keys="Control+S"
          along={{ poging: `${attempt}-r` }}
        >
          <AreaField
            key={received.anew}
            {...area("messages.receive", "tekst")}
            label={say.received.label}
            rows={5}
            maxLength={4000}
          />
        </Deed>
      </Folded>
    </div>
  );
}

/** Who takes care of it, and whether it is done. */
export function ThreadState({ thread, justDone, told }: Pick<Props, "thread" | "told"> & { justDone: boolean }) {
  const { isDone, assigneeId, colleagues, seen } = thread;
  const { defaultValue, ...field } = fieldOf(told, "messages.assign")("aan");
  const { anew, onInput } = useAnew(told, "door", assigneeId);
  return (
    <div className="gesprek-daden">
      {isDone ? (
        <Deed deed="messages.reopen" label={say.reopen} kind="lijn" {...(justDone && { keys: "Control+Z" })} />
      ) : (
        <Deed deed="messages.close" label={say.close} kind="lijn" along={{ gezien: seen }} />
      )}
      <Folded title={say.assign.title} open={told?.deed === "messages.assign"}>
        <Deed deed="messages.assign" label={say.assign.do} kind="lijn">
          <SelectField
            key={anew}
            onInput={onInput}
            {...field}
            label={say.assign.label}
            defaultValue={defaultValue ?? assigneeId}
          >
            <option value="">{say.assign.nobody}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </Deed>
      </Folded>
    </div>
  );
}
