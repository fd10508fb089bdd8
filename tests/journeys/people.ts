import type { Page } from "playwright-core";
import { afterAll, expect, inject } from "vitest";
import { openDb } from "../../app/outside/db.server.ts";
import { shopUrl, visit } from "./browser.ts";

export const db = openDb(inject("databaseUrl"), { max: 2 });
afterAll(() => db.$client.end());

/** Passwords are slow on purpose; a busy machine gets time for them. */
export async function open(...asked: Parameters<typeof visit>): ReturnType<typeof visit> {
  const page = await visit(...asked);
  page.setDefaultTimeout(45_000);
  return page;
}

export const PASSWORD = "de eik ruist zacht in mei";
let number = 0;
export const anAddress = () => `reis${++number}-${process.pid}@voorbeeld.nl`;

/** The link in the newest mail to this address with these words; a mail may take a moment. */
export async function linkFor(to: string, subject: string): Promise<string> {
  const asked = 'select text from mails where "to" = $1 and subject = $2 order by id desc limit 1';
  let found: string | undefined;
  const look = async () => {
    const { rows } = await db.$client.query<{ text: string }>(asked, [to, subject]);
    found = /https?:\/\/[^/\s]+(\/\S+)/.exec(rows[0]?.text ?? "")?.[1];
    return found;
  };
  await expect.poll(look, { timeout: 15_000 }).toBeTruthy();
  return shopUrl(found);
}

export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel("Voornaam").fill("Marieke");
  await page.getByLabel("Achternaam").fill("van den Berg");
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Nieuw hier?" }) });
  await panel.getByLabel("E-mailadres").fill(email);
  await panel.getByLabel("Kies een wachtwoord").fill(PASSWORD);
  await panel.getByRole("button", { name: "Maak account" }).click();
}

export async function login(page: Page, email: string, password = PASSWORD): Promise<void> {
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Inloggen", exact: true }) });
  await panel.getByLabel("E-mailadres").fill(email);
  await panel.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await panel.getByRole("button", { name: "Inloggen", exact: true }).click();
}
