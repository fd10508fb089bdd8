import { dayOf, sayDate, timeOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { readMailbox } from "#office/mailbox.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { isForShow, isTrial } from "#outside/whole-settings.server.ts";
import { office } from "#texts/office/office.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/mailbox.page.ts";

export const handle = { auth: "open", name: "mailbox" };

/**
 * The embedded twin of a mail service: in a trial or a demo, and only while no real one is set. Everybody sees a demo,
 * so what was mailed to its staff is not among it: those mails open the office.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, settings } = shopOf(context);
  if (settings.SMTP_URL || !isForShow(settings)) throw pageNotFound();
  const asked = Number(url.searchParams.get("mail"));
  const { list, open } = await readMailbox(db, asked, isTrial(settings));
  return {
    list: list.map((row) => ({
      id: row.id,
      to: row.to,
      subject: row.subject,
      at: `${sayDate(dayOf(row.createdAt))}, ${timeOf(row.createdAt)}`,
    })),
    open: open && { subject: open.subject, text: open.text },
  };
}

export default function Mailbox({ loaderData: { list, open } }: Route.ComponentProps) {
  return (
    <main id="inhoud" className="wrap section stack">
      <title>{office.mailbox.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{office.mailbox.title}</h1>
      <p className="soft">{office.mailbox.text}</p>
      {open && (
        <article className="tekstpagina">
          <h2>{open.subject}</h2>
          {open.text.split("\n\n").map((part) => (
            <p key={part}>{linked(part)}</p>
          ))}
        </article>
      )}
      <ul>
        {list.map(({ id, to, subject, at }) => (
          <li key={id}>
            <Link to={`?mail=${id}`}>{subject}</Link> <span className="soft">{`${to} · ${at}`}</span>
          </li>
        ))}
      </ul>
      {list.length === 0 && <p>{office.mailbox.empty}</p>}
    </main>
  );
}

function linked(text: string) {
  const at = text.search(/https?:\/\//);
  if (at < 0) return text;
  const [url = ""] = text.slice(at).split(/\s/, 1);
  return (
    <>
      {text.slice(0, at)}
      <a href={url}>{url}</a>
      {text.slice(at + url.length)}
    </>
  );
}
