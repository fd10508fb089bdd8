import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { person } from "#texts/account/person.ts";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { isStrongEnough, type Strength } from "./password.ts";

type Props = {
  label: ReactNode;
  errors?: string[] | undefined;
  good?: boolean;
  help?: string;
  /** For a new password: judge it while it is typed. Says which words belong to the person. */
  ownWords?: string[];
} & Omit<ComponentProps<"input">, "className" | "id" | "type">;

/** Managers and pasting work, the eye shows what was typed; without scripts it is a plain password field. */
export function PasswordField({ label, errors = [], good: _good, help, ownWords, onInput, ...input }: Props) {
  const id = useId();
  const ready = useInBrowser();
  const [shown, show] = useState(false);
  const [value, setValue] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // A manager may have filled it before the scripts came.
  // oxlint-disable-next-line react/set-state-in-effect -- it is only on the page
  useEffect(() => setValue(field.current?.value ?? ""), []);
  const wrong = errors.length > 0;
  const described = [help && `${id}h`, ownWords && `${id}s`, wrong && `${id}f`].filter(Boolean).join(" ");
  return (
    <div className={wrong ? "veld fout" : "veld"}>
      <label htmlFor={id}>{label}</label>
      <div className="oogveld">
        <input
          {...input}
          ref={field}
          id={id}
          className="inv"
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={wrong || undefined}
          aria-describedby={described || undefined}
          onInput={(event: FormEvent<HTMLInputElement>) => {
            setValue(event.currentTarget.value);
            onInput?.(event as never);
          }}
        />
        {ready && (
          <button
            type="button"
            className="knop-ic"
            aria-label={shown ? person.fields.hide : person.fields.show}
            aria-pressed={shown}
            onClick={() => show(!shown)}
          >
            <Icon name={shown ? "oog-dicht" : "oog"} small />
          </button>
        )}
      </div>
      {help && (
        <span className="hulp" id={`${id}h`}>
          {help}
        </span>
      )}
      {ownWords && <StrengthMeter id={`${id}s`} password={value} about={ownWords} />}
      <span id={`${id}f`} aria-live="assertive">
        {wrong && (
          <span className="melding-fout">
            <Icon name="let" />
            {errors[0]}
          </span>
        )}
      </span>
    </div>
  );
}

/** The judge is large, so it comes when the first letter is typed. */
function StrengthMeter({ id, password, about }: { id: string; password: string; about: string[] }) {
  const [strength, setStrength] = useState<Strength>();
  const words = about.join(" ");
  useEffect(() => {
    if (!password) return;
    let newest = true;
    import("./strength.ts").then(
      ({ judgePassword }) => newest && setStrength(judgePassword(password, words.split(" "))),
      () => {},
    );
    return () => {
      newest = false;
    };
  }, [password, words]);
  const level =
    password && strength
      ? isStrongEnough(strength)
        ? Math.max(3, strength.score)
        : 1 + Math.min(1, strength.score)
      : 0;
  return (
    <>
      <span className={`sterkte sterkte-${level}`} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="hulp" id={id} aria-live="polite">
        {strength && `${person.strength.label[strength.score]}. ${person.strength[strength.advice]}`}
      </span>
    </>
  );
}
