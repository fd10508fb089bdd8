import { useEffect, useEffectEvent, useRef, useState } from "react";
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

/** Sets a quantity; without JavaScript it is a plain number field. Who empties it types another number there, not behind a 1. */
export function Quantity({ value, min = 1, max = 9999, name, label = ui.quantity, onChange }: Props) {
  const [isEmptied, setEmptied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // React writes what changed since its last time; what was emptied before the scripts came is no change to it.
  const fill = () => {
    setEmptied(false);
    if (field.current && !field.current.value) field.current.value = String(value);
  };
  const fillWhenLeft = useEffectEvent(() => field.current !== document.activeElement && fill());
  useEffect(() => void fillWhenLeft(), []);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)));
  return (
    <div className="teller" role="group" aria-label={label}>
      <button type="button" aria-label={ui.less} data-step="-1" disabled={value <= min} onClick={() => set(value - 1)}>
        <Icon name="min" />
      </button>
      <input
        ref={field}
        name={name}
        value={isEmptied ? "" : value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, "");
          setEmptied(!digits);
          if (digits) set(Number(digits));
        }}
        onBlur={fill}
        onKeyDown={({ key }) => key === "Enter" && fill()}
      />
      <button type="button" aria-label={ui.more} data-step="1" disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
