import { lookup } from "node:dns/promises";
import nodemailer from "nodemailer";
import { openDb } from "#outside/db.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { openStore } from "#outside/files/store.server.ts";

export type Answers = Record<string, string>;
/** What is wrong with an answer, in one Dutch sentence; nothing when it works. */
export type Check = (value: string, answers: Answers) => Promise<string | undefined>;

const reason = (error: unknown) => (error as { message?: string }).message || String(error);

export const reachesDatabase: Check = async (url) => {
  const db = openDb(url, { max: 1 });
  try {
    const { rows } = await db.$client.query("show server_version_num");
    if (Number(rows[0].server_version_num) < 150_000) return "Deze PostgreSQL is ouder dan versie 15.";
    await db.$client.query("create temp table lommerrijk_probe (id int)");
    return undefined;
  } catch (error) {
    return `De database antwoordt niet: ${reason(error)}.`;
  } finally {
    await db.$client.end();
  }
};

export const isOurName: Check = async (url) => {
  const { hostname, protocol } = new URL(url);
  if (protocol !== "https:") return "Een echte winkel heeft een adres dat met https:// begint.";
  return lookup(hostname).then(
    () => undefined,
    () => `De naam ${hostname} is nog niet te vinden in DNS.`,
  );
};

/** A real mail to the owner: nothing else shows that mail arrives. */
export const sendsMail: Check = async (url, { COMPANY_EMAIL = "", SHOP_NAME = "", MAIL_FROM }) => {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000 });
  try {
    await transport.sendMail({
      from: MAIL_FROM || `${SHOP_NAME} <${COMPANY_EMAIL}>`,
      to: COMPANY_EMAIL,
      subject: `Proefmail van ${SHOP_NAME}`,
      text: "Als je dit leest, kan je winkel post versturen.",
    });
    return undefined;
  } catch (error) {
    return `De proefmail ging niet weg: ${reason(error)}.`;
  } finally {
    transport.close();
  }
};

export const opensMollie: Check = async (key, { MOLLIE_API_URL = "https://api.mollie.com" }) => {
  try {
    const response = await fetch(`${MOLLIE_API_URL}/v2/methods`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 401) return "Mollie kent deze sleutel niet.";
    if (!response.ok) return `Mollie antwoordt met ${response.status}.`;
    const { count = 0 } = (await response.json()) as { count?: number };
    return count > 0 ? undefined : "Bij Mollie staat nog geen enkele betaalwijze aan.";
  } catch (error) {
    return `Mollie is niet te bereiken: ${reason(error)}.`;
  }
};

export const keepsFiles: Check = async (place, answers) => {
  try {
    const store = openStore(place, readSettings(answers));
    await store.put("backups/proef.txt", Buffer.from("proef"));
    await store.remove("backups/proef.txt");
    return undefined;
  } catch (error) {
    return `Daar kan niets worden bewaard: ${reason(error)}.`;
  }
};
