import { ui } from "#texts/ui.ts";
import { Icon } from "../icon.tsx";

type Props = {
  value: number;
  min?: number;
  max?: number;
  name?: string;
  label?: string;
  onChange(value: number): void;
};

/** Sets a quantity; without JavaScript it is a plain number field. */
export function Quantity({ value, min = 1, max = 9999, name, label = ui.quantity, onChange }: Props) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)));
  return (
    <div className="teller" role="group" aria-label={label}>
      <button type="button" aria-label={ui.less} data-step="-1" disabled={value <= min} onClick={() => set(value - 1)}>
        <Icon name="min" />
      </button>
      <input
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, "")))}
      />
      <button type="button" aria-label={ui.more} data-step="1" disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
