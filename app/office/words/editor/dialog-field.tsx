import type { ComponentProps } from "react";
import { TextField } from "#ui/form/field.tsx";

/** A dialog puts the cursor on its first button when it opens. */
const takeFocus = (field: HTMLInputElement | null): void => {
  if (field) requestAnimationFrame(() => field.focus());
};

type Props = Omit<ComponentProps<typeof TextField>, "onChange"> & { onType(value: string): void; onEnter?(): void };

/** The field that a dialog of the editor is opened for. Enter there is not for the form around it, which would keep a draft. */
export function DialogField({ onType, onEnter, ...field }: Props) {
  return (
    <TextField
      {...field}
      ref={takeFocus}
      autoComplete="off"
      onChange={({ target: { value } }) => onType(value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
