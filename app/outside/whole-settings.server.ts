import { type Settings, SettingsError } from "./settings.server.ts";

const HERE = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Only this machine can reach it, and nobody said it is in earnest: then everything may be invented. */
export const isTrial = ({ HOST, SHOP_URL, NODE_ENV }: Settings): boolean =>
  NODE_ENV !== "production" && HERE.test(HOST) && (!SHOP_URL || HERE.test(new URL(SHOP_URL).hostname));

/** Where a mailbox, a test bank and a style guide may be seen. */
export const isForShow = (settings: Settings): boolean => isTrial(settings) || settings.DEMO;

const NEEDED: [name: keyof Settings, why: string][] = [
  ["SHOP_URL", "het adres waarop klanten de winkel vinden"],
  ["SHOP_SECRET", "het geheim waarmee links en sessies getekend worden"],
  ["MOLLIE_API_KEY", "zonder sleutel betaalt iedereen bij de testbank"],
  ["SMTP_URL", "zonder mailserver leest iedereen de post in het postvak"],
];

/** What the law wants to be true; these are the invented ones a trial starts with. */
const INVENTED: Partial<Record<keyof Settings, string>> = {
  COMPANY_LEGAL_NAME: "Lommerrijk Voorbeeld B.V.",
  COMPANY_STREET: "Voorbeeldlaan 1",
  COMPANY_POSTCODE: "0000 AA",
  COMPANY_CITY: "Voorbeeldstad",
  COMPANY_PHONE: "085 000 00 00",
  COMPANY_EMAIL: "hallo@lommerrijk.example",
  COMPANY_KVK: "00000000",
  COMPANY_VAT: "NL000000000B00",
  COMPANY_IBAN: "NL00 VOOR 0000 0000 00",
};

const EARNEST = "De winkel staat op NODE_ENV=production en";
const OUTSIDE = "De winkel is van buiten te bereiken en";

/** A shop that others can reach opens whole or not at all; `DEMO=aan` opens it as a demo that says so everywhere. */
export function requireWholeSettings(settings: Settings): void {
  if (isForShow(settings)) return;
  const missing = NEEDED.filter(([name]) => !settings[name]).map(([name, why]) => `  ${name} ontbreekt: ${why}.`);
  const invented = Object.entries(INVENTED)
    .filter(([name, value]) => settings[name as keyof Settings] === value)
    .map(([name, value]) => `  ${name} is nog het voorbeeld “${value}”: vul je eigen bedrijfsgegevens in.`);
  const lines = [...missing, ...invented];
  if (lines.length === 0) return;
  throw new SettingsError(
    `${settings.NODE_ENV === "production" ? EARNEST : OUTSIDE} kan zo nog niet open:\n${lines.join("\n")}\n` +
      "Alleen op deze machine proberen? Laat HOST, SHOP_URL en NODE_ENV weg. Een demo laten zien? Zet DEMO=aan.",
  );
}
