import type { Shop } from "#outside/shop.server.ts";
import { sweepBearerTokens } from "./session/bearer.server.ts";
import { sweepMailTokens } from "./mail-tokens.server.ts";
import { mailRegistration, sweepRegistrations } from "./register/registrations.server.ts";
import { sendAskedMail } from "./password/recover.server.ts";
import { sweepSessions } from "./session/sessions.server.ts";
import { sweepInvitations } from "./staff/invitations.server.ts";

/** What accounts leave to the clock: mails that were asked for, and what has run out. */
export async function accountClock(shop: Shop): Promise<void> {
  await shop.jobs.work("account-mail", ({ kind, email, id }) =>
    kind === "register"
      ? mailRegistration(shop, String(id))
      : sendAskedMail(shop, kind === "link" ? "link" : "reset", String(email)),
  );
  await shop.jobs.every("sweep-accounts", "20 4 * * *", async () => {
    const [sessions, links, tokens, registrations, invitations] = await Promise.all([
      sweepSessions(shop),
      sweepMailTokens(shop),
      sweepBearerTokens(shop),
      sweepRegistrations(shop),
      sweepInvitations(shop),
    ]);
    shop.log.info({ job: "sweep-accounts", sessions, links, tokens, registrations, invitations });
  });
}
