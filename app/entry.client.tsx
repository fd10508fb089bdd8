import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { progress } from "#layout/route-effects.tsx";
import { watchReloads } from "#layout/watch-reloads.ts";
import { errors } from "#texts/errors.ts";
import { toast } from "#ui/toast.ts";

watchReloads(() => {
  progress.fail();
  progress.finish();
  toast(errors.part, { kind: "error" });
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
