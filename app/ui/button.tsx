import type { ComponentProps, ReactNode } from "react";
import { ui } from "#texts/ui.ts";

type Look = { kind?: "actie" | "lijn" | "groen"; size?: "s" | "xl"; wide?: boolean };

export function buttonClass({ kind = "groen", size, wide }: Look): string {
  return ["btn", kind !== "groen" && `btn-${kind}`, size && `btn-${size}`, wide && "btn-vol"].filter(Boolean).join(" ");
}

type Props = Look & { busy?: boolean; children: ReactNode } & Omit<ComponentProps<"button">, "className">;

export function Button({ kind, size, wide, busy, children, ...rest }: Props) {
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      {...rest}
      className={busy ? `${look} is-bezig` : look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {children}
      {busy && <span className="vh">{ui.busy}</span>}
    </button>
  );
}
