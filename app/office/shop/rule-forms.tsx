import { officeRules as say } from "#texts/office/rules.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";
import { PickList } from "../pick-list.tsx";
import type { Pick } from "../product/pick.server.ts";
import { listOf, named } from "../typed/sent-back.ts";
import type { Told } from "#outside/deed/told.ts";

type Field = ReturnType<typeof fieldOf>;

function QueryField({ field }: { field: Field }) {
  return (
    <>
      <TextField {...field("vraag")} label={say.query} required maxLength={100} span={3} />
      <SelectField {...field("hoe")} label={say.how} span={3}>
        {Object.entries(say.match).map(([match, label]) => (
          <option key={match} value={match}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

type Props = { told: Told | undefined; addresses: { to: string; label: string }[] };

/** Three small forms: where products stand, where a query leads, which words are the same. */
export function RuleForms({ told: given, addresses }: Props) {
  const back = given?.shows as { picks?: Pick[]; found?: Pick[]; values?: Record<string, string> } | undefined;
  // A search comes back with what was typed, as a refusal does.
  const told = given?.deed === "rules.look" ? { ...given, deed: "rules.place", values: back?.values } : given;
  const picks = back?.picks ?? named(told ? listOf(told, "artikelen").filter(Boolean) : [], []);
  const isOpen = (deed: string) => told?.deed === deed;
  const [place, on, words] = ["rules.place", "rules.redirect", "rules.synonym"].map((deed) => fieldOf(told, deed)) as [
    Field,
    Field,
    Field,
  ];
  return (
    <section className="stack">
      <Folded title={say.place} open={isOpen("rules.place")}>
        <Deed deed="rules.place" label={say.save} keys="Control+S">
          <div className="velden">
            <QueryField field={place} />
            <SelectField {...place("doel")} label={say.goal} span={2}>
              {Object.entries(say.goals).map(([goal, label]) => (
                <option key={goal} value={goal}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextField {...place("van")} label={say.from} type="date" optional span={2} />
            <TextField {...place("tot")} label={say.until} type="date" optional span={2} />
            <PickList
              key={picks.map(({ slug }) => slug).join()}
              field="artikelen"
              label={say.products}
              picks={picks}
              found={back?.found}
              look="rules.look"
              errors={place("artikelen").errors}
            />
          </div>
        </Deed>
      </Folded>
      <Folded title={say.redirect} open={isOpen("rules.redirect")}>
        <Deed deed="rules.redirect" label={say.save} keys="Control+S">
          <div className="velden">
            <QueryField field={on} />
            <datalist id="paginas">
              {addresses.map(({ to, label }) => (
                <option key={to} value={to}>
                  {label}
                </option>
              ))}
            </datalist>
            <TextField {...on("naar")} label={say.to} help={say.toHelp} list="paginas" required maxLength={300} />
          </div>
        </Deed>
      </Folded>
      <Folded title={say.synonym} open={isOpen("rules.synonym")}>
        <Deed deed="rules.synonym" label={say.save} keys="Control+S">
          <TextField {...words("woorden")} label={say.synonymField} help={say.synonymHelp} required maxLength={300} />
        </Deed>
      </Folded>
    </section>
  );
}
