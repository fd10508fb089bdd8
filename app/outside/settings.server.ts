import * as v from "valibot";

// Every setting is read once, here; the shop starts without any of them.
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, "moet een heel getal zijn"),
  v.transform(Number),
  v.minValue(0, "moet tussen 0 en 65535 liggen"),
  v.maxValue(65535, "moet tussen 0 en 65535 liggen"),
);
const cents = v.pipe(v.string(), v.regex(/^\d+$/, "moet een bedrag in hele centen zijn"), v.transform(Number));
const count = v.pipe(v.string(), v.regex(/^\d{1,6}$/, "moet een heel getal zijn"), v.transform(Number));
const flag = v.pipe(
  v.picklist(["aan", "uit"], "moet aan of uit zijn"),
  v.transform((value) => value === "aan"),
);
/** How many proxies stand before the shop. */
const proxies = v.pipe(
  v.string(),
  v.regex(/^(uit|aan|[1-9])$/, "moet uit zijn, aan (één proxy), of het aantal proxy’s"),
  v.transform((value) => (value === "uit" ? 0 : value === "aan" ? 1 : Number(value))),
);
const address = v.pipe(v.string(), v.url("moet een volledig adres zijn, zoals https://winkel.voorbeeld"));
const database = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/[^\s]+$/, "moet beginnen met postgres://"));
/** Addresses with spaces or lines between them. */
const addresses = v.pipe(
  v.string(),
  v.transform((value) => value.split(/\s+/).filter(Boolean)),
  v.check(
    (list) => list.every((one) => /^https?:\/\//.test(one) && URL.canParse(one)),
    "moet uit adressen bestaan die beginnen met https://",
  ),
);
const smtp = v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s]+$/, "moet beginnen met smtp:// of smtps://"));
const imap = v.pipe(v.string(), v.regex(/^imaps?:\/\/[^\s]+$/, "moet beginnen met imap:// of imaps://"));
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `moet ${names.slice(0, -1).join(", ")} of ${names.at(-1)} zijn`);
const text = v.pipe(v.string(), v.minLength(1, "mag niet leeg zijn"), v.maxLength(500, "is te lang"));
const secret = v.pipe(v.string(), v.minLength(32, "moet minstens 32 tekens lang zijn"));

const schema = v.object({
  NODE_ENV: v.optional(oneOf(["production", "development", "test"])),
  PORT: v.optional(port, "3000"),
  HOST: v.optional(text, "127.0.0.1"),
  DATABASE_URL: v.optional(database),
  DATABASE_POOL: v.optional(v.pipe(count, v.minValue(2, "moet minstens 2 zijn"))),
  DATABASE_WAIT_SECONDS: v.optional(v.pipe(count, v.maxValue(600, "mag hoogstens 600 zijn")), "30"),
  DATA_DIR: v.optional(text, ".data"),
  SHOP_NAME: v.optional(text, "Lommerrijk"),
  SHOP_URL: v.optional(address),
  SHOP_SECRET: v.optional(secret),
  LOG_LEVEL: v.optional(oneOf(["debug", "info", "warn", "error", "silent"]), "info"),
  TRUST_PROXY: v.optional(proxies, "uit"),
  WORKERS: v.optional(
    v.pipe(v.string(), v.regex(/^(auto|[1-9]\d?)$/, "moet auto zijn, of een getal van 1 tot 99")),
    "1",
  ),
  CACHE_MB: v.optional(v.pipe(count, v.minValue(8, "moet minstens 8 zijn")), "128"),
  DEMO: v.optional(flag, "uit"),
  OFFLINE: v.optional(flag, "aan"),
  JOBS: v.optional(flag, "aan"),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(text, "127.0.0.1"),
  DRAIN_SECONDS: v.optional(v.pipe(count, v.maxValue(300, "mag hoogstens 300 zijn"))),
  WARM_SECONDS: v.optional(v.pipe(count, v.maxValue(60, "mag hoogstens 60 zijn"))),

  EDGE: v.optional(oneOf(["uit", "kort", "fastly", "cloudflare", "varnish"]), "uit"),
  EDGE_SECONDS: v.optional(count, "3600"),
  EDGE_ID: v.optional(text),
  EDGE_KEY: v.optional(text),
  EDGE_URL: v.optional(address),
  BACKUP_TO: v.optional(text),
  PHOTOS_TO: v.optional(text),
  S3_ENDPOINT: v.optional(address),
  S3_REGION: v.optional(text, "eu-central-1"),
  S3_KEY: v.optional(text),
  S3_SECRET: v.optional(text),

  COMPANY_LEGAL_NAME: v.optional(text, "Lommerrijk Voorbeeld B.V."),
  COMPANY_STREET: v.optional(text, "Voorbeeldlaan 1"),
  COMPANY_POSTCODE: v.optional(text, "0000 AA"),
  COMPANY_CITY: v.optional(text, "Voorbeeldstad"),
  COMPANY_PHONE: v.optional(text, "085 000 00 00"),
  COMPANY_EMAIL: v.optional(v.pipe(v.string(), v.email("moet een e-mailadres zijn")), "hallo@lommerrijk.example"),
  SECURITY_CONTACT: v.optional(
    v.union(
      [v.pipe(v.string(), v.email()), v.pipe(v.string(), v.url(), v.startsWith("https:"))],
      "moet een e-mailadres of een adres met https:// zijn",
    ),
  ),
  COMPANY_KVK: v.optional(text, "00000000"),
  COMPANY_VAT: v.optional(text, "NL000000000B00"),
  COMPANY_PLANT_REGISTRATION: v.optional(text, "NL-000000000"),
  COMPANY_IBAN: v.optional(text, "NL00 VOOR 0000 0000 00"),

  SMTP_URL: v.optional(smtp),
  MAIL_FROM: v.optional(text),
  MAIL_PLUS: v.optional(flag, "aan"),
  IMAP_URL: v.optional(imap),
  MOLLIE_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^(test|live)_\w{20,}$/, "moet beginnen met test_ of live_"))),
  MOLLIE_API_URL: v.optional(address),
  SEARCH_ENGINE: v.optional(oneOf(["eigen", "meilisearch", "typesense", "algolia"]), "eigen"),
  SEARCH_URL: v.optional(address),
  SEARCH_KEY: v.optional(text),
  SEARCH_APP_ID: v.optional(text),
  SUPPLIER_LIST_URL: v.optional(addresses, ""),
  SUPPLIER_LIST_MAILBOX: v.optional(imap),
  SUPPLIER_LIST_PERCENT: v.optional(v.pipe(count, v.maxValue(1000, "mag hoogstens 1000 zijn")), "30"),
  SUPPLIER_LIST_INSIDE: v.optional(flag, "uit"),
  ADDRESS_LOOKUP: v.optional(oneOf(["ingebouwd", "pdok"]), "ingebouwd"),
  PICKUP_POINTS: v.optional(oneOf(["uit", "proef", "postnl"])),
  POSTNL_API_KEY: v.optional(text),
  POSTNL_API_URL: v.optional(address),
  MYPARCEL_API_KEY: v.optional(text),
  MYPARCEL_API_URL: v.optional(address),
  VIES_CHECK: v.optional(flag, "uit"),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "moet lijken op GTM-ABC1234"))),
  CHAT_SCRIPT_URL: v.optional(address),
  SENTRY_DSN: v.optional(address),

  DELIVERY_FREE_FROM_CENTS: v.optional(cents, "7500"),
  DELIVERY_LETTERBOX_CENTS: v.optional(cents, "395"),
  DELIVERY_PARCEL_CENTS: v.optional(cents, "695"),
  DELIVERY_PARCEL_XL_CENTS: v.optional(cents, "1495"),
  DELIVERY_PALLET_CENTS: v.optional(cents, "4995"),
  DELIVERY_BELGIUM_EXTRA_CENTS: v.optional(cents, "300"),
  DELIVERY_GARDEN_CENTS: v.optional(cents, "2495"),
  DELIVERY_DAY_CAPACITY: v.optional(count, "0"),
  DELIVERY_SATURDAY: v.optional(flag, "uit"),
  OPEN_ORDERS_MOST: v.optional(count, "10"),
  HELD_PIECES_MOST: v.optional(count, "2500"),
  STAFF_EMAIL: v.optional(v.pipe(v.string(), v.email("moet een e-mailadres zijn"))),
  STAFF_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, "moet minstens 12 tekens lang zijn"))),
});

export const settingNames: string[] = Object.keys(schema.entries);
export type Settings = v.InferOutput<typeof schema>;

export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? "?");
    return `  ${name} ${issue.message} (nu: ${/SECRET|KEY|PASSWORD|URL/.test(name) ? "…" : JSON.stringify(issue.input)})`;
  });
  throw new SettingsError(`Instelling klopt niet:\n${lines.join("\n")}\nZie .env.example voor alle instellingen.`);
}

/** Exit codes of sysexits.h, as systemd and others read them: a wrong setting stays wrong, a missing service may come. */
export const EXIT = { setting: 78, tryAgain: 75 };

export class SettingsError extends Error {
  override name = "SettingsError";
  exitCode: number;

  constructor(message: string, exitCode = EXIT.setting) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function shopUrl(settings: Settings): string {
  return (settings.SHOP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "");
}
