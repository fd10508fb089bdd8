import { type Part, words } from "#outside/mail/mail-parts.ts";
import { findProse } from "#outside/prose.server.ts";
import type { MailName } from "#outside/words/fields.ts";
import type { Order } from "../orders.server.ts";

/** A mark as `{{naam}}` becomes what it stands for; one that is not known stays as it is typed. */
export const fillMarks = (text: string, said: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => (Object.hasOwn(said, name) ? (said[name] ?? "") : all));

/** What the owner wants to say in this mail besides what it tells; mostly nothing. */
export function ownWords(mail: MailName, { number, snapshot }: Pick<Order, "number" | "snapshot">): Part[] {
  const body = findProse("mails", mail)?.body.trim();
  if (!body) return [];
  const said = { naam: snapshot.contact.firstName, nummer: number };
  return fillMarks(body, said)
    .split(/\n\s*\n/)
    .map((paragraph) => words(paragraph.trim()));
}
