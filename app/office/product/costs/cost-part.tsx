import { decimal } from "#kit/money.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeCosts as say } from "#texts/office/range/costs.ts";
import { TextField } from "#ui/form/field.tsx";
import { Deed } from "../../deed.tsx";

export type Cost = { sku: string; label: string; cents: number | null };

/** What each size costs to buy. */
export function CostPart({ slug, costs, told }: { slug: string; costs: Cost[]; told: Told | undefined }) {
  if (costs.length === 0) return null;
  const refused = told?.deed === "product.costs" && told.problem ? told : undefined;
  const { typed = {} } = (refused?.shows ?? {}) as { typed?: Record<string, string> };
  return (
    <section className="deel" id="inkoop">
      <h2>{say.title}</h2>
      <div className="vel stack">
        <p className="soft klein">{say.lead}</p>
        <Deed deed="product.costs" label={say.save} kind="lijn" keys="Control+S" along={{ slug }}>
          <div className="velden">
            {costs.map(({ sku, label, cents }) => (
              <div key={sku} className="sp2">
                <input type="hidden" name="sku" value={sku} />
                <TextField
                  label={label}
                  help={sku}
                  name="inkoop"
                  inputMode="decimal"
                  maxLength={20}
                  errors={refused?.errors?.[`inkoop.${sku}`]}
                  defaultValue={typed[sku] ?? (cents === null ? "" : decimal(cents).replace(".", ","))}
                />
              </div>
            ))}
          </div>
        </Deed>
      </div>
    </section>
  );
}
