import { type Allowed, type Consent, consentMode, NOTHING } from "./consent/consent.ts";

/** What the owner has set; without any of these there is nothing to ask. */
export type Services = { gtm?: string | undefined; chat?: string | undefined; sentry?: boolean | undefined };

/** Which choices a visitor has, given what is set. */
export const choicesFor = ({ gtm, chat, sentry }: Services): (keyof Allowed)[] => [
  ...(gtm || sentry ? ["analytics" as const] : []),
  ...(gtm ? ["marketing" as const] : []),
  ...(chat ? ["chat" as const] : []),
];

type Layer = { dataLayer?: unknown[] };
const started = new Set<string>();

/** Google reads its commands from the queue as `arguments` objects. */
function gtag(..._command: unknown[]): void {
  const queue = window as unknown as Layer;
  queue.dataLayer ??= [];
  // The tag manager knows a command by this very shape
  queue.dataLayer.push(arguments);
}

function load(src: string): void {
  if (started.has(src)) return;
  started.add(src);
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** R85, R86: the default is said before anything else; services come only after a yes, and a no takes it back. */
export function startServices(services: Services, consent: Consent | undefined): void {
  const allowed = consent ?? NOTHING;
  if (services.gtm) {
    if (!started.has("mode")) gtag("consent", "default", { ...consentMode(NOTHING), wait_for_update: 500 });
    started.add("mode");
    if (consent) gtag("consent", "update", consentMode(allowed));
    if (allowed.analytics || allowed.marketing)
      load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(services.gtm)}`);
  }
  if (services.chat && allowed.chat) load(services.chat);
}

type Session = { id: string; startedAt: string; errors: number };
let session: Session | undefined;

export const countFault = (): void => {
  if (session) session.errors++;
};

/** R84: sessions for the error service, only after a yes. */
export function startSession(services: Services, consent: Consent | undefined): void {
  if (!services.sentry || !consent?.analytics || session) return;
  session = { id: crypto.randomUUID(), startedAt: new Date().toISOString(), errors: 0 };
  tell("ok", true);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && tell("exited", false));
}

function tell(status: "ok" | "exited", init: boolean): void {
  if (!session) return;
  const seconds = Math.max(0, Math.min(86_400, (Date.now() - Date.parse(session.startedAt)) / 1000));
  const body = JSON.stringify({ ...session, status, init, seconds });
  navigator.sendBeacon?.("/api/errors/session", new Blob([body], { type: "application/json" }));
}
