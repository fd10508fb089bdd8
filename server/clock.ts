import { keepPromises } from "#account/retention.server.ts";
import { accountClock } from "#accounts/clock.server.ts";
import { runCampaigns } from "#catalogue/campaign/run-campaigns.server.ts";
import { listPlanned } from "#catalogue/product/set-listed.server.ts";
import { quoteClock } from "#checkout/quote/clock.server.ts";
import { mailAlerts } from "#catalogue/stock/mail-alerts.server.ts";
import { makePhoto } from "#catalogue/photos/make-photo.server.ts";
import { sweepBench } from "#outside/files/photo-room.server.ts";
import { orderClock } from "#orders/clock.server.ts";
import { insightClock } from "#insight/clock.server.ts";
import { sweepUnconfirmed } from "#newsletter/confirm.server.ts";
import { mailboxClock } from "#office/incoming/read-mailbox.server.ts";
import { sendDueIssues } from "#newsletter/send-issue.server.ts";
import { composeLetter } from "#office/letter/compose.server.ts";
import { runImport } from "#office/imports/running/run-import.server.ts";
import { fetchLists } from "#office/imports/suppliers/fetch-lists.server.ts";
import { sweepImports } from "#office/imports/running/sweep-imports.server.ts";
import { publishPlanned } from "#office/words/put-words.server.ts";
import { sweepAllowances } from "#outside/allowance.server.ts";
import { sendMail } from "#outside/mail/mail.server.ts";
import { paymentClock } from "#payments/clock.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { backupNightly } from "./keeping/tool.ts";

/** Door 3: everything that happens because time passes or a job comes up. */
export async function startClock(shop: Shop, pictures: string): Promise<void> {
  await shop.jobs.work("send-mail", ({ id }) => sendMail(shop, Number(id)));
  await shop.jobs.every("mail-stock-alerts", "*/15 * * * *", async () => void (await mailAlerts(shop)));
  await shop.jobs.work("make-photo", ({ id }) => makePhoto(shop, Number(id)), 1);
  await shop.jobs.every("sweep-photos", "35 * * * *", () => sweepBench(shop.photos));
  await shop.jobs.every("list-planned", "*/5 * * * *", async () => void (await listPlanned(shop)));
  await shop.jobs.every("publish-words", "* * * * *", async () => void (await publishPlanned(shop)));
  await shop.jobs.every("run-campaigns", "* * * * *", async () => void (await runCampaigns(shop)));
  await shop.jobs.every("send-newsletter", "* * * * *", async () => void (await sendDueIssues(shop, composeLetter)));
  await shop.jobs.work("run-import", ({ id }) => runImport(shop, Number(id)), 1);
  await shop.jobs.every("fetch-lists", "15 5 * * *", () => fetchLists(shop));
  await shop.jobs.every("sweep-imports", "45 4 * * *", () => sweepImports(shop));
  await accountClock(shop);
  await shop.jobs.every("retention", "50 4 * * *", async () => void (await keepPromises(shop)));
  await orderClock(shop);
  await paymentClock(shop);
  await quoteClock(shop);
  await mailboxClock(shop);
  await insightClock(shop);
  await shop.jobs.every("sweep-allowances", "25 * * * *", () => sweepAllowances(shop));
  await shop.jobs.every("sweep-newsletter", "40 4 * * *", () => sweepUnconfirmed(shop));
  await backupNightly(shop, pictures);
}
