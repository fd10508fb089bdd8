import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { progress } from "#layout/navigation/route-effects.tsx";
import { watchReloads } from "#layout/navigation/watch-reloads.ts";
import { errors } from "#texts/errors.ts";
import { toast } from "#ui/toast/toast.ts";

// What breaks before the reports are loaded is kept for them.
const faults = window as unknown as { fouten?: unknown[] };
faults.fouten = [];
addEventListener("error", ({ error }) => faults.fouten?.push(error));
addEventListener("unhandledrejection", ({ reason }) => faults.fouten?.push(reason));

watchReloads(() => {
  progress.fail();
  progress.finish();
  toast(errors.part, { kind: "error" });
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => faults.fouten?.push(error)} />
    </StrictMode>,
  );
});
