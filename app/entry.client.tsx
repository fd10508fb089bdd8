import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CLIENT_GUARDS } from "#layout/navigation/client-guards.ts";
import { knowThisPage } from "#layout/navigation/know-routes.ts";
import { progress } from "#layout/navigation/route-effects.tsx";
import { watchReloads } from "#layout/navigation/watch-reloads.ts";
import { faults } from "#texts/first.ts";
import "#ui/trusted.ts";
import { toast } from "#ui/toast/toast.ts";

// What breaks before the reports are loaded is kept for them.
const kept = window as unknown as { fouten?: unknown[] };
kept.fouten = [];
addEventListener("error", ({ error }) => kept.fouten?.push(error));
addEventListener("unhandledrejection", ({ reason }) => kept.fouten?.push(reason));

watchReloads(() => {
  progress.fail();
  progress.finish();
  toast(faults.part, { kind: "error" });
});

// R46: the first page has its context too; later ones get it from the guard before them.
void CLIENT_GUARDS.gtm({ url: new URL(location.href) });

/** R65: a page that could not be loaded leaves a bar that says so. */
function failed(error: unknown): void {
  kept.fouten?.push(error);
  progress.fail();
}

if (import.meta.env.PROD) knowThisPage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={failed} />
    </StrictMode>,
  );
});
