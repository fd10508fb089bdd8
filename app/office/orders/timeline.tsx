import { officeOrders as say } from "#texts/office/orders.ts";
import { Part } from "../office-parts.tsx";

type Step = { id: string; at: string; what: string; amount: string; by: string; who: "shop" | "person" | "mail" };

/** What happened, and by whom: a green leaf for the shop, an orange one for a person, an open one for a mail. */
export function Timeline({ trail }: { trail: Step[] }) {
  return (
    <Part title={say.trail}>
      <ol className="verloop">
        {trail.map(({ id, at, what, amount, by, who }) => (
          <li key={id} className={`v-${who}`}>
            {[what, amount].filter(Boolean).join(", ")}
            <small>{[by, at].filter(Boolean).join(", ")}</small>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Five steps with their moments; the one that is next stands in colour. */
export function Track({ steps }: { steps: { label: string; at: string; state: "done" | "now" | "later" }[] }) {
  return (
    <ol className="baanvak">
      {steps.map(({ label, at, state }) => (
        <li key={label} className={`is-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <b>{label}</b>
          <span>{at}</span>
        </li>
      ))}
    </ol>
  );
}
