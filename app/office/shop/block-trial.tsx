import type { Told } from "#outside/deed/told.ts";
import { office } from "#texts/office/office.ts";
import { officeTrials as say } from "#texts/office/shop/trials.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Deed, fieldOf, Folded } from "../deed.tsx";

type Props = { blocks: { id: string; title: string }[]; told: Told | undefined };

/** Other words in a block of the front page, for a part of the visitors. */
export function BlockTrial({ blocks, told }: Props) {
  const field = fieldOf(told, "experiments.block");
  const shares = field("verdeling");
  return (
    <Folded title={say.new} open={told?.deed === "experiments.block"}>
      <p className="soft klein">{say.text}</p>
      <Deed deed="experiments.block" label={say.make}>
        <div className="velden">
          <TextField {...field("naam")} label={say.name} maxLength={120} span={3} />
          <SelectField {...field("blok")} label={say.block} span={3}>
            <option value="">{say.pick}</option>
            {blocks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Variant of="B" field={field} />
          <details>
            <summary>{say.third}</summary>
            <div className="velden">
              <Variant of="C" field={field} />
            </div>
          </details>
          <TextField
            {...shares}
            label={say.shares}
            help={say.sharesHelp}
            defaultValue={shares.defaultValue ?? "1, 1"}
          />
          <TextField {...field("van")} label={office.experiments.from} type="date" optional span={3} />
          <TextField {...field("tot")} label={office.experiments.until} type="date" optional span={3} />
        </div>
      </Deed>
    </Folded>
  );
}

function Variant({ of, field }: { of: "B" | "C"; field: ReturnType<typeof fieldOf> }) {
  return (["heading", "text", "action"] as const).map((name) => (
    <TextField
      key={name}
      {...field(`${of.toLowerCase()}.${name}`)}
      label={say.of(of, say.fields[name])}
      maxLength={name === "text" ? 600 : 200}
    />
  ));
}
