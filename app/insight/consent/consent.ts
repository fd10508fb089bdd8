import { readCookieIn, writeCookie } from "#kit/cookies.ts";

/** 2.6: what somebody allows. Functional is always on; everything else waits for a yes. */
export type Consent = {
  functional: true;
  analytics: boolean;
  marketing: boolean;
  chat: boolean;
  version: string;
  /** Seconds since 1970. */
  at: number;
  /** Finds the proof again; random, says nothing of a person. */
  id: string;
};
export type Allowed = Pick<Consent, "analytics" | "marketing" | "chat">;

/** A change of words or services is a new version, and is asked anew. */
export const CONSENT_VERSION = "2026-11";
export const CONSENT_COOKIE = "toestemming";
const SIX_MONTHS = 182 * 86_400;

export const NOTHING: Allowed = { analytics: false, marketing: false, chat: false };
export const EVERYTHING: Allowed = { analytics: true, marketing: true, chat: true };

const bit = (on: boolean) => (on ? "1" : "0");

export function writeConsent({ analytics, marketing, chat, version, at, id }: Consent, secure: boolean): string {
  const value = [version, bit(analytics) + bit(marketing) + bit(chat), at, id].join(".");
  return writeCookie(CONSENT_COOKIE, value, { maxAge: SIX_MONTHS, secure });
}

/** An unreadable or outdated choice is no choice. */
export function readConsent(cookie: string): Consent | undefined {
  const value = readCookieIn(cookie, CONSENT_COOKIE) ?? "";
  const match = /^([\d-]+)\.([01])([01])([01])\.(\d{9,11})\.([0-9a-z]{12,40})$/.exec(value);
  if (!match || match[1] !== CONSENT_VERSION) return undefined;
  const [, version, analytics, marketing, chat, at, id = ""] = match;
  return {
    functional: true,
    analytics: analytics === "1",
    marketing: marketing === "1",
    chat: chat === "1",
    version,
    at: Number(at),
    id,
  };
}

/** Google's Consent Mode, version 2: denied unless said otherwise. */
export function consentMode({ analytics, marketing }: Allowed): Record<string, "granted" | "denied"> {
  const say = (on: boolean) => (on ? "granted" : "denied");
  return {
    analytics_storage: say(analytics),
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    functionality_storage: "granted",
    security_storage: "granted",
  };
}
