import { type ComponentProps, type ReactNode, useId } from "react";
import { ui } from "#texts/ui.ts";
import { Area } from "./area.tsx";
import { Icon } from "../icon.tsx";

type Common = {
  label: ReactNode;
  help?: ReactNode;
  errors?: string[] | undefined;
  good?: boolean;
  span?: 1 | 2 | 3 | 4;
  optional?: boolean;
};

type Described = { id: string; "aria-describedby"?: string | undefined; "aria-invalid"?: true | undefined };

function Frame({
  label,
  help,
  errors = [],
  good,
  span,
  optional,
  children,
}: Common & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const wrong = errors.length > 0;
  const described = [help && `${id}h`, wrong && `${id}f`].filter(Boolean).join(" ");
  return (
    <div className={["veld", wrong ? "fout" : good && "goed", span && `sp${span}`].filter(Boolean).join(" ")}>
      <label htmlFor={id}>
        {label} {optional && <span className="soft">{ui.optional}</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": wrong || undefined })}
      {help && (
        <span className="hulp" id={`${id}h`}>
          {help}
        </span>
      )}
      <span id={`${id}f`} aria-live="assertive">
        {wrong && (
          <span className="melding-fout">
            <Icon name="let" />
            {errors[0]}
          </span>
        )}
      </span>
    </div>
  );
}

export function TextField({
  label,
  help,
  errors,
  good,
  span,
  optional,
  unit,
  ...input
}: Common & { unit?: string } & Omit<ComponentProps<"input">, "className" | "id">) {
  return (
    <Frame {...{ label, help, errors, ...(good && { good }), ...(span && { span }), ...(optional && { optional }) }}>
      {(described) =>
        unit ? (
          <div className="met-eenheid">
            <input {...input} {...described} className="inv" />
            <span>{unit}</span>
          </div>
        ) : (
          <input {...input} {...described} className="inv" />
        )
      }
    </Frame>
  );
}

export function AreaField({
  label,
  help,
  errors,
  good,
  span,
  optional,
  ...area
}: Common & Omit<ComponentProps<"textarea">, "className" | "id">) {
  return (
    <Frame {...{ label, help, errors, ...(good && { good }), ...(span && { span }), ...(optional && { optional }) }}>
      {(described) => <Area {...area} {...described} className="inv" />}
    </Frame>
  );
}

export function SelectField({
  label,
  help,
  errors,
  good,
  span,
  optional,
  children,
  ...select
}: Common & Omit<ComponentProps<"select">, "className" | "id">) {
  return (
    <Frame {...{ label, help, errors, ...(good && { good }), ...(span && { span }), ...(optional && { optional }) }}>
      {(described) => (
        <select {...select} {...described} className="inv">
          {children}
        </select>
      )}
    </Frame>
  );
}

/** A tick or a choice with its words; the whole row is the target. */
export function Choice({
  label,
  count,
  ...input
}: { label: ReactNode; count?: number } & Omit<ComponentProps<"input">, "className">) {
  return (
    <label className="kies">
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && <span className="hoeveel">{count}</span>}
    </label>
  );
}
