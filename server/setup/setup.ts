import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { bounceKey } from "#newsletter/bounce-deed.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { type Answers, type Check, isOurName, keepsFiles, opensMollie, reachesDatabase, sendsMail } from "./checks.ts";

type Question = { name: string; asks: string; check?: Check; optional?: string };

/** In this order: later checks use earlier answers. */
const QUESTIONS: Question[] = [
  { name: "SHOP_NAME", asks: "Hoe heet de winkel?" },
  { name: "SHOP_URL", asks: "Op welk adres staat hij straks (https://…)?", check: isOurName },
  {
    name: "DATABASE_URL",
    asks: "Adres van de database (postgres://…)?",
    check: reachesDatabase,
    optional: "leeg: de ingebouwde",
  },
  { name: "COMPANY_LEGAL_NAME", asks: "Officiële bedrijfsnaam?" },
  { name: "COMPANY_STREET", asks: "Straat en huisnummer?" },
  { name: "COMPANY_POSTCODE", asks: "Postcode?" },
  { name: "COMPANY_CITY", asks: "Plaats?" },
  { name: "COMPANY_PHONE", asks: "Telefoonnummer?" },
  { name: "COMPANY_EMAIL", asks: "E-mailadres voor klanten?" },
  { name: "COMPANY_KVK", asks: "KvK-nummer?" },
  { name: "COMPANY_VAT", asks: "Btw-nummer?" },
  { name: "COMPANY_PLANT_REGISTRATION", asks: "Registratienummer voor plantenpaspoorten?" },
  { name: "COMPANY_IBAN", asks: "IBAN?" },
  {
    name: "SMTP_URL",
    asks: "Uitgaande post (smtps://…)? Er gaat een proefmail naar het adres voor klanten.",
    check: sendsMail,
  },
  { name: "MOLLIE_API_KEY", asks: "Sleutel van Mollie (live_… of test_…)?", check: opensMollie },
  { name: "STAFF_EMAIL", asks: "E-mailadres van de eigenaar, voor het kantoor?" },
  { name: "STAFF_PASSWORD", asks: "Eerste wachtwoord daarvoor (12 tekens of meer)?" },
  {
    name: "BACKUP_TO",
    asks: "Waar komt de nachtelijke back-up (map of s3://…)?",
    check: keepsFiles,
    optional: "leeg: geen",
  },
];

const LEFT = [
  "Zet een proxy met TLS voor de winkel (deploy/Caddyfile of deploy/nginx.conf) en TRUST_PROXY in .env.",
  "Vul in range/rules.json de echte fabrikanten in, en controleer prijzen, voorraad en btw-tarieven.",
  "Loop met een testsleutel van Mollie een bestelling na, en zet dan de live-sleutel.",
  "Laat de voorwaarden en de privacytekst door een jurist lezen.",
  "Zet een back-up terug in een proefwinkel: npm run restore.",
];

type Say = (line: string) => void;

/** npm run setup: asks what a real shop needs, tries each answer, and writes .env. Enter keeps what was there. */
export async function setupTool(root: string, _args: string[], say: Say): Promise<void> {
  const file = path.join(root, ".env");
  const before = fs.existsSync(file) ? readEnv(fs.readFileSync(file, "utf8")) : {};
  const answers: Answers = { ...before };
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  for (const question of QUESTIONS) await ask(question, answers, lines, say);
  answers.SHOP_SECRET ||= randomBytes(32).toString("base64url");
  const text = Object.entries(answers).map(([name, value]) => `${name}=${quoted(value)}\n`);
  fs.writeFileSync(file, text.join(""), { mode: 0o600 });
  fs.chmodSync(file, 0o600); // it may have been there already
  say(
    `.env is geschreven (${text.length} instellingen). Bewaar SHOP_SECRET ook ergens anders: zonder breken verstuurde links.`,
  );
  say("Wat nog moet:");
  for (const [at, what] of [...LEFT, tellBounces(answers)].entries()) say(`${at + 1}. ${what}`);
}

/** Where a mail service reports addresses that no longer work, and the key that only it and the shop know. */
const tellBounces = ({ SHOP_URL, SHOP_SECRET = "" }: Answers): string =>
  `Laat je maildienst adressen die niet meer werken melden: POST ${SHOP_URL}/api/newsletter/bounce met {"email": "…"} en Authorization: Bearer ${bounceKey(SHOP_SECRET)}`;

async function ask(
  { name, asks, check, optional }: Question,
  answers: Answers,
  lines: AsyncIterator<string>,
  say: Say,
): Promise<void> {
  const known = answers[name];
  const kept = known && !/SECRET|KEY|PASSWORD|URL/.test(name) ? ` [${known}]` : known ? " [zoals het was]" : "";
  for (;;) {
    say(`${asks}${optional ? ` (${optional})` : ""}${kept}`);
    const { value: line, done } = await lines.next();
    if (done) throw new Error("Er kwam geen antwoord meer; .env is niet veranderd.");
    const value = line.trim() || known || "";
    const wrong = value ? await faultOf(name, value, answers, check) : optional ? undefined : "Dit is nodig.";
    if (!wrong) {
      if (value) answers[name] = value;
      return;
    }
    say(`  ${wrong}`);
  }
}

async function faultOf(name: string, value: string, answers: Answers, check?: Check): Promise<string | undefined> {
  try {
    readSettings({ [name]: value });
  } catch (error) {
    return /^ {2}(.*?)(?: \(nu: .*)?$/m.exec((error as Error).message)?.[1] ?? "Dit klopt niet.";
  }
  return check?.(value, { ...answers, [name]: value });
}

/** Quotes where a space or a hash would end it for others that read this file. */
const quoted = (value: string) => (/^[\w@%+=:,./?&-]*$/.test(value) ? value : `"${value.replaceAll('"', "'")}"`);

function readEnv(text: string): Answers {
  const pairs = text.split("\n").flatMap((line) => {
    const found = /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line);
    return found?.[1] ? [[found[1], (found[2] ?? "").replace(/^(["'])(.*)\1$/, "$2")]] : [];
  });
  return Object.fromEntries(pairs) as Answers;
}
