import { officeRange as say } from "#texts/office/range/range.ts";
import { type Field, fieldName } from "../grid.ts";

type Props = {
  field: Field;
  was: string;
  given: string;
  /** What stands in the field differs from what the shop has. */
  isNew: boolean;
  wrong: boolean;
  few: boolean;
  sku: string;
};

/** Where nothing may stand. */
const NOTHING: Partial<Record<Field, string>> = { actie: "–", seizoen: "–" };
const KINDS: Record<Field, string> = { prijs: "cel euro", actie: "cel euro", voorraad: "cel", seizoen: "cel lang" };

/** Looks like text until somebody touches it; orange with the old value struck when it is new, red when it is wrong. */
export function Cell({ field, was, given, isNew, wrong, few, sku }: Props) {
  const kind = `${KINDS[field]}${few ? " weinig" : ""}${isNew ? " nieuw" : ""}${wrong ? " fout" : ""}`;
  return (
    <span className={kind}>
      {isNew && was && <s>{was}</s>}
      <input
        name={fieldName(field, sku)}
        defaultValue={given}
        data-was={was}
        inputMode={field === "seizoen" ? undefined : "decimal"}
        placeholder={NOTHING[field]}
        maxLength={40}
        aria-label={say.cell(say.column[field], sku)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `fout.${sku}` : undefined}
      />
    </span>
  );
}
