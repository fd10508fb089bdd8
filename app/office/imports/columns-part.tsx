import { Form } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/form/field.tsx";
import { FIELDS } from "./column-names.ts";
import type { Shown } from "./show-import.server.ts";

const say = officeImports.columns;
type Props = Pick<Shown, "seen" | "head" | "mapping" | "example"> & { told: Told | undefined };

/** Which column of the list is what; each with the name it has there and what stands in its first row. */
export function ColumnsPart({ seen, head, mapping, example, told }: Props) {
  const typed = told?.deed === "imports.check" ? told : undefined;
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="deed" value="imports.check" />
      <input type="hidden" name="gezien" value={seen} />
      <p className="soft">{say.text}</p>
      <div className="velden">
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            label={say.fields[field]}
            name={field}
            span={3}
            defaultValue={typed?.values?.[field] ?? String(mapping.columns[field] ?? "")}
            errors={typed?.errors?.[field]}
          >
            <option value="">{say.none}</option>
            {head.map((name, at) => (
              <option key={at} value={at}>
                {say.option(name || say.nameless(at + 1), example[at] ?? "")}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField label={say.unit} name="unit" span={3} defaultValue={typed?.values?.unit ?? mapping.unit}>
          {Object.entries(say.units).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Button kind="groen" size="s" type="submit">
          {say.check}
        </Button>
      </div>
    </Form>
  );
}
