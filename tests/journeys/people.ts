import { createHash, randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { openDb } from "../../app/outside/db.server.ts";
import { visit } from "./browser.ts";
import { databaseUrl, shopUrl } from "./here.ts";

/** For all files of a worker, with which it ends. */
export const db = openDb(databaseUrl, { max: 2 });

/** Passwords are slow on purpose; a busy machine gets time for them. */
export async function open(...asked: Parameters<typeof visit>): ReturnType<typeof visit> {
  const page = await visit(...asked);
  page.setDefaultTimeout(90_000);
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

/** Fills the form, finds the mail and presses its button: then the account is there and open. */
export async function register(page: Page, email: string): Promise<void> {
  await askAccount(page, email);
  await page.getByRole("heading", { name: "Kijk in je mail" }).waitFor();
  await page.goto(await linkFor(email, "Bevestig je e-mailadres"));
  await page.getByRole("button", { name: "Bevestig en log in" }).click();
  await page.waitForURL((url) => url.pathname !== "/account/bevestigen");
}

/** A browser in which somebody with these roles is logged in, with both factors; without the way there. */
export async function enterAs(context: BrowserContext, email: string, scope: string[] = []): Promise<void> {
  const { cookies } = await aSession(email, scope);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl() })));
}

/** `on` and `at`: in another shop, whose clock says something else. */
export async function aSession(email: string, scope: string[] = [], { on = db, at = new Date() } = {}) {
  const [token, user] = [randomBytes(32).toString("base64url"), `usr_${randomBytes(8).toString("hex")}`];
  await on.$client.query(
    `insert into users (id, email, first_name, last_name, scope, confirmed_at, created_at)
     values ($1, $2, 'Marieke', 'van den Berg', $3, $4, $4)`,
    [user, email, JSON.stringify(scope), at],
  );
  await on.$client.query(
    `insert into sessions (token_hash, "user", remember, created_at, seen_at, expires_at, second_factor_at)
     values ($1, $2, false, $3, $3, $3::timestamptz + interval '1 hour', $3)`,
    [createHash("sha256").update(token).digest("base64url"), user, at],
  );
  return { user, cookies: { sessie: token, "auth._token.session": "true" } };
}

async function askAccount(page: Page, email: string): Promise<void> {
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
