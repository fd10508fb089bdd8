import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

/** The bar at the foot of a long form: what it is about, and the button that saves. */
export function SaveBar({ title, save }: { title: string; save: string }) {
  return (
    <div className="balk-onder">
      <p>
        <b>{title}</b>
      </p>
      <Button kind="actie" size="s" type="submit" aria-keyshortcuts="Control+S">
        {save}
      </Button>
    </div>
  );
}

/** Addresses of the shop to choose from while typing one. */
export function AddressChoices({ id, addresses }: { id: string; addresses: { to: string; label: string }[] }) {
  return (
    <datalist id={id}>
      {addresses.map(({ to, label }) => (
        <option key={to} value={to}>
          {label}
        </option>
      ))}
    </datalist>
  );
}

/** Above a form that shows what somebody typed here earlier and did not save. */
export function KeptMessage({ say, forget }: { say: { kept: string; keptAway: string }; forget(): void }) {
  return (
    <Message tone="let">
      {say.kept}{" "}
      <button className="als-link" type="button" onClick={forget}>
        {say.keptAway}
      </button>
    </Message>
  );
}
