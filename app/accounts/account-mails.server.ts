import { dayOf, sayDate, timeOf } from "#kit/day.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accountMail as say } from "#texts/account/mail.ts";
import { hashSecret, newSecret } from "./secrets.server.ts";

type Owner = { email: string; firstName: string };

type LinkMail = "confirm" | "reset" | "link" | "email";
const PATHS: Record<LinkMail, string> = {
  confirm: "/account/bevestigen",
  reset: "/wachtwoord-resetten",
  link: "/account/inloglink",
  email: "/account/bevestigen",
};

/** The four mails with a link in it. The address carries the secret, so it is only ever in the mail. */
export async function mailLink(shop: Shop, tx: Tx, kind: LinkMail, owner: Owner, secret: string): Promise<void> {
  const words = say[kind];
  const query = new URLSearchParams({
    token: secret,
    ...(kind === "reset" && { email: owner.email }),
    ...(kind === "email" && { soort: "adres" }),
  });
  const written = layOutMail(shop, {
    title: words.title(owner.firstName),
    paragraphs: [words.text],
    button: { label: words.button, url: `${shop.url}${PATHS[kind]}?${query}` },
    small: words.small,
  });
  await postMail(shop, tx, `${kind}:${hashSecret(secret)}`, { to: owner.email, subject: words.subject, ...written });
}

/** Somebody asked for an account with an address that has one: its owner hears of it, nobody else. */
export async function mailKnown(shop: Shop, tx: Tx, owner: Owner): Promise<void> {
  const words = say.known;
  const written = layOutMail(shop, {
    title: words.title,
    paragraphs: [say.hello(owner.firstName), words.text],
    button: { label: words.button, url: `${shop.url}/login` },
    small: words.small,
  });
  await postMail(shop, tx, `known:${newSecret()}`, { to: owner.email, subject: words.subject, ...written });
}

export type SecurityEvent =
  | "login"
  | "password"
  | "email"
  | "passkey"
  | "second"
  | "codes"
  | "code-used"
  | "guessed"
  | "reset-second"
  | "deleted"
  | "merged";

/** After these there is no account at this address any more. */
const isLast = (event: SecurityEvent): boolean => event === "deleted" || event === "merged";

/** The owner of an account hears of what matters to its safety. */
export async function mailSecurityEvent(
  shop: Shop,
  tx: Tx,
  event: SecurityEvent,
  owner: Owner,
  agent = "",
): Promise<void> {
  const words = say.events[event];
  const now = shop.now();
  const moment = `${say.when}: ${sayDate(dayOf(now))}, ${timeOf(now)} uur`;
  const written = layOutMail(shop, {
    title: words.title,
    paragraphs: [
      say.hello(owner.firstName),
      words.text,
      agent ? `${moment}\n${say.device}: ${agent}` : moment,
      ...(isLast(event) ? [] : [event === "email" ? say.notYouAway : say.notYou]),
    ],
    // A new password would be mailed to the new address.
    ...(!isLast(event) &&
      event !== "email" && { button: { label: say.newPassword, url: `${shop.url}/wachtwoord-vergeten` } }),
  });
  const key = `security:${event}:${newSecret()}`;
  await postMail(shop, tx, key, { to: owner.email, subject: words.subject, ...written });
}
