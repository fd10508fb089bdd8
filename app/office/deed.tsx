import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Told } from "#outside/deed/told.ts";
import { useSeen } from "./typed/use-seen.ts";

type Props = {
  deed: string;
  label: string;
  kind?: "actie" | "lijn" | "groen";
  /** What travels along unseen. */
  along?: Record<string, string | number>;
  /** The page that does it, where that is not this one. */
  to?: string;
  /** By which fields elsewhere on the page belong to it. */
  id?: string;
  /** The keys that press it, as `aria-keyshortcuts` says them. */
  keys?: string;
  children?: ReactNode;
};

/** The one form of the office: it names a deed, and without fields it is only a button. */
export function Deed({ deed, label, kind = "groen", along = {}, to, id, keys, children }: Props) {
  const sent = useNavigation().formData;
  const busy =
    sent?.getAll("deed").at(-1) === deed && Object.entries(along).every(([name, v]) => sent.get(name) === String(v));
  return (
    <Form
      method="post"
      {...(to && { action: to })}
      {...(id && { id })}
      className={children ? "stack daad" : "daad-knop"}
      preventScrollReset
    >
      <input type="hidden" name="deed" value={deed} />
      {Object.entries(along).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button kind={kind} size="s" type="submit" busy={busy} aria-keyshortcuts={keys}>
          {label}
        </Button>
      </div>
    </Form>
  );
}

/** A deed that stays folded until somebody wants it. */
export function Folded({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="daden" open={open}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}

export function Head({ title, lead, back }: { title: string; lead?: ReactNode; back?: { to: string; label: string } }) {
  return (
    <div>
      {back && (
        <p>
          <Link className="terug" to={back.to}>
            {back.label}
          </Link>
        </p>
      )}
      <h1>{title}</h1>
      {lead && <p className="soft">{lead}</p>}
    </div>
  );
}

/** What came of the last deed, in words. The page stays where it is, so what went well sticks to the top of the screen. */
export function Outcome({ done, told }: { done?: string | undefined; told?: Told | undefined }) {
  const good = told?.done || (told?.problem ? undefined : done);
  const problem = useSeen(told?.problem ? told : undefined);
  // The same words after a second deed are said again.
  const { key } = useLocation();
  return (
    <>
      <div role="status" className="antwoord">
        {good && <Message key={key}>{good}</Message>}
      </div>
      {told?.problem && (
        <div ref={problem}>
          <Message tone="fout">{told.problem}</Message>
        </div>
      )}
    </>
  );
}

/** What a field says after a refusal: what was typed, and what is wrong with it. */
export const fieldOf =
  (told: Told | undefined, deed?: string) =>
  (name: string): { name: string; defaultValue: string | undefined; errors: string[] } => {
    const mine = deed === undefined || told?.deed === deed ? told : undefined;
    return { name, defaultValue: mine?.values?.[name], errors: mine?.errors?.[name] ?? [] };
  };
