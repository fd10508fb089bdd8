import type { Told } from "#outside/deed/told.ts";
import type { Pick } from "../product/pick.server.ts";
import { seenBefore, sentBack } from "../typed/sent-back.ts";
import type { CategoryForm, Conflict } from "./rule-form.ts";
import type { Fitting } from "./use-count.ts";

type Loaded = { form: CategoryForm; names: Record<string, string>; given: Fitting };
type Found = { also?: Pick[]; not?: Pick[] };
type Back = {
  form: CategoryForm;
  names: Record<string, string>;
  found?: Found;
  conflicts?: Conflict[];
} & Partial<Fitting>;

/** What the page shows: what was loaded, or what the last deed sent back of what somebody chose. */
export function toldCategory({ form, names, given }: Loaded, told: Told | undefined) {
  const back = told?.shows as Partial<Back> | undefined;
  const sent = back?.form ? undefined : sentBack(form, told);
  return {
    form: back?.form ?? sent ?? form,
    seen: sent ? seenBefore(form, told) : form,
    names: { ...names, ...back?.names },
    found: back?.found,
    conflicts: back?.conflicts ?? [],
    given: { count: back?.count ?? given.count, cards: back?.cards ?? given.cards },
    errors: told?.errors ?? {},
  };
}
