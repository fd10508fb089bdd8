import type { Told } from "#outside/deed/told.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { Button } from "#ui/button.tsx";

const say = officeRange.many;
type Choice = { name: string; label: string; options: Record<string, string>; chosen: string };

function Select({ name, label, options, chosen }: Choice) {
  return (
    <select className="inv" name={name} aria-label={label} defaultValue={chosen}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** One change for many sizes: it fills cells in, which are looked at and saved like all others. */
export function ManyPart({ told }: { told: Told | undefined }) {
  const was = told?.deed === "range.fill" ? (told.values ?? {}) : {};
  const wrong = told?.errors?.percentage;
  return (
    <div className="veel" role="group" aria-label={say.label}>
      <Select
        name="welke"
        label={say.which}
        options={{ gekozen: say.picked, blad: say.page }}
        chosen={was.welke ?? "gekozen"}
      />
      <Select name="wat" label={say.what} options={say.whats} chosen={was.wat ?? "prijs"} />
      <Select name="hoe" label={say.how} options={say.hows} chosen={was.hoe ?? "meer"} />
      <input
        className="inv getal"
        name="percentage"
        maxLength={20}
        aria-label={say.amount}
        aria-invalid={wrong ? true : undefined}
        defaultValue={was.percentage ?? "5"}
      />
      <Select name="rond" label={say.round} options={say.rounds} chosen={was.rond ?? "5"} />
      <Button kind="lijn" size="s" type="submit" name="deed" value="range.fill" formNoValidate>
        {say.fill}
      </Button>
      <Button kind="lijn" size="s" type="submit" name="deed" value="labels.pick" formNoValidate>
        {say.labels}
      </Button>
    </div>
  );
}
