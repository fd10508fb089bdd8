import { inbox as say } from "#texts/office/people/inbox.ts";
import { Icon } from "#ui/icon.tsx";
import { Form } from "react-router";
import { Link } from "#ui/link.tsx";
import { Initials } from "../staff/initials.tsx";
import type { ShownList } from "./show-list.server.ts";

export const INBOX = "/kantoor/berichten";

export function ThreadViews({ view, counts }: Pick<ShownList, "view" | "counts">) {
  return (
    <nav className="weergaven" aria-label={say.views}>
      {Object.entries(say.view).map(([one, label]) => (
        <Link key={one} to={`${INBOX}?weergave=${one}`} aria-current={one === view ? "page" : undefined}>
          {label}
          {Boolean(counts[one as keyof typeof counts]) && (
            <span className="aantal">{counts[one as keyof typeof counts]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** A plain form, so it works without scripts; whoever searches means every thread. */
export function ThreadSearch({ q }: Pick<ShownList, "q">) {
  return (
    <Form className="filters" role="search" action={INBOX} key={q}>
      <div className="zoek-in">
        <Icon name="zoeken" small />
        <input
          className="inv"
          type="search"
          name="q"
          maxLength={100}
          aria-label={say.search}
          placeholder={say.search}
          defaultValue={q}
        />
      </div>
      <button className="btn btn-lijn btn-s" type="submit">
        {say.find}
      </button>
    </Form>
  );
}

const none = { open: say.noneOpen, mijn: say.noneMine, klaar: say.none, alle: say.none };

/** Who asks, what about, how long they wait; each row leads to its thread and keeps the list it came from. */
export function ThreadList({ threads, view, q, here }: Pick<ShownList, "threads" | "view" | "q"> & { here?: number }) {
  const along = new URLSearchParams({ weergave: view, ...(q && { q }) });
  if (threads.length === 0) return <p className="soft post-leeg">{q ? say.none : none[view]}</p>;
  return (
    <ul className="posten">
      {threads.map(({ id, name, subject, said, isOpen, when, assignee }) => (
        <li key={id} className={[isOpen && "is-open", id === here && "is-hier"].filter(Boolean).join(" ")}>
          <Link to={`${INBOX}/${id}?${along}`} aria-current={id === here ? "true" : undefined}>
            <Initials name={name} />
            <span className="pl-n">{name}</span>
            <span className={when.late ? "pl-w rood" : "pl-w"}>
              {isOpen && <span className="vh">{say.waits("")}</span>}
              {when.text}
            </span>
            <span className="pl-o">{subject}</span>
            <span className="pl-t">{said}</span>
            {assignee && <span className="pl-b">{say.with(assignee)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
