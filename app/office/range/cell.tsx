import { useState } from "react";
import { officeRange as say } from "#texts/office/range/range.ts";
import { type Field, fieldName } from "./grid.ts";
import { moveInGrid } from "./grid-keys.ts";

type Props = { field: Field; was: string; typed: string | undefined; wrong: boolean; few?: boolean; sku: string };

/** Looks like text until somebody touches it; orange with the old value struck when it is new, red when it is wrong. */
export function Cell({ field, was, typed, wrong, few = false, sku }: Props) {
  const [isNew, setNew] = useState(typed !== undefined && typed !== was);
  const isMoney = field === "prijs" || field === "actie";
  const kind = isMoney ? "euro" : field === "seizoen" ? "lang" : few && "weinig";
  return (
    <span className={["cel", kind, isNew && "nieuw", wrong && "fout"].filter(Boolean).join(" ")}>
      {isMoney && <i aria-hidden="true">€</i>}
      {isNew && was && <s>{was}</s>}
      <input
        name={fieldName(field, sku)}
        defaultValue={typed ?? was}
        data-was={was}
        inputMode={field === "seizoen" ? "text" : "decimal"}
        placeholder="–"
        autoComplete="off"
        maxLength={40}
        aria-label={say.cell(say.column[field], sku)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `fout.${sku}` : undefined}
        onKeyDown={moveInGrid}
        onInput={({ currentTarget: { value } }) => setNew(value !== was)}
      />
    </span>
  );
}
