import { Suspense, useEffect, useState } from "react";
import { startAnew } from "#kit/page/start-anew.ts";
import { decideExperiments } from "./experiments/browser-experiments.ts";
import { type Allowed, CONSENT_VERSION, type Consent, NOTHING, readConsent, writeConsent } from "./consent/consent.ts";
import { countFault, choicesFor, type Services, startServices, startSession } from "./start-services.ts";
import { watchFaults } from "./faults/watch-faults.ts";
import { watchVisit } from "./visits/watch-visit.ts";
import { GoTo, part } from "#ui/loading/part.tsx";

const Banner = part(() => import("./consent/consent-banner.tsx"));
const Settings = part(
  () => import("./consent/consent-dialog.tsx"),
  () => <GoTo to="/privacy#cookies" />,
);

/** Everything the shop measures, after the page stands. */
export default function Insight({ gtm, chat, sentry }: Services) {
  useEffect(() => {
    watchFaults(countFault);
    void decideExperiments();
    return watchVisit();
  }, []);
  return <ConsentLayers services={{ gtm, chat, sentry }} />;
}

/** 2.6: asked only when there is something to ask; the footer opens the settings at any time. */
function ConsentLayers({ services }: { services: Services }) {
  const choices = choicesFor(services);
  const [consent, setConsent] = useState<Consent | undefined>(() => readConsent(document.cookie));
  const [open, setOpen] = useState(false);
  useEffect(() => {
    startServices(services, consent);
    startSession(services, consent);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('.voet-bodem a[href="/privacy#cookies"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  const choose = (allowed: Allowed) => {
    const withdrawn = consent && choices.some((name) => consent[name] && !allowed[name]);
    setOpen(false);
    setConsent(keep(allowed));
    // A script that runs cannot be called back; a fresh page starts without it.
    if (withdrawn) startAnew();
  };
  return (
    <Suspense>
      {choices.length > 0 && !consent && !open && <Banner choose={choose} open={() => setOpen(true)} />}
      {open && <Settings choices={choices} allowed={consent ?? NOTHING} choose={choose} close={() => setOpen(false)} />}
    </Suspense>
  );
}

/** The choice holds at once; its proof follows, and a lost connection does not undo it. */
function keep(allowed: Allowed): Consent {
  const id = crypto.randomUUID().replaceAll("-", "");
  const consent: Consent = {
    functional: true,
    ...allowed,
    version: CONSENT_VERSION,
    at: Math.floor(Date.now() / 1000),
    id,
  };
  // The cookie store has no older counterpart in all browsers
  document.cookie = writeConsent(consent, location.protocol === "https:");
  import("#accounts/session/own-call.ts")
    .then(({ ownCall }) => ownCall("/api/consent", "POST", { id, version: CONSENT_VERSION, ...allowed }))
    .catch(() => {});
  return consent;
}
