import { Icon } from "#ui/icon.tsx";

type Props = { value: string; label: string; up?: boolean; off: boolean };

/** Puts what it stands beside a place higher or lower, and saves the form with it. */
export function MoveButton({ value, label, up, off }: Props) {
  return (
    <button type="submit" className="knop-ic" name="zet" value={value} aria-label={label} disabled={off}>
      <span className={up ? "ic-op" : "ic-neer"}>
        <Icon name="pijl-omlaag" small />
      </span>
    </button>
  );
}
