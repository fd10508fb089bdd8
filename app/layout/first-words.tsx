import { faults, first } from "#texts/first.ts";

/** Words for the script in the head of the page; React needs none of them. */
const WORDS = import.meta.env.SSR && {
  "data-busy": first.busy,
  "data-added": first.added("…"),
  "data-all": first.all,
  "data-wrong": faults.part,
  "data-kept": first.kept,
  "data-let-go": first.letGo,
};

/** Where a press is answered before our scripts run (server/html/first-touch.ts): what is said aloud, and a toast. */
export function FirstWords() {
  return (
    <div className="toasts" id="melding" role="status" suppressHydrationWarning {...WORDS}>
      <span className="vh" suppressHydrationWarning>
        {""}
      </span>
      <p className="toast" hidden suppressHydrationWarning>
        <span suppressHydrationWarning>{""}</span>
        <a className="btn btn-s" href="/cart" data-opens="wagen">
          {first.look}
        </a>
      </p>
    </div>
  );
}
