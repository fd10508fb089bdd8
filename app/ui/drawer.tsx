import type { ComponentProps, ReactNode } from "react";
import { ui } from "#texts/ui.ts";
import { Icon } from "./icon.tsx";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** What the browser itself does to `commandfor`; older ones are helped by `server/html/first-touch.ts`. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: T extends HTMLElement ? string | undefined : never;
  }
}

type Props = Omit<ComponentProps<"dialog">, "title" | "id"> & { id: string; title: ReactNode };

/**
 * A drawer that stands in every page and is opened by the browser (`command`, or a link with `data-opens`), before our
 * scripts run and after: React never opens or closes it, so what is open when it takes over stays open.
 */
export function Drawer({ id, title, className = "la", children, ...rest }: Props) {
  return (
    <dialog {...rest} id={id} className={className} aria-labelledby={`${id}-kop`} closedby="any">
      <div className="la-kop">
        <h2 className="kop-3" id={`${id}-kop`}>
          {title}
        </h2>
        <button type="button" className="knop-ic" command="close" commandfor={id} aria-label={ui.close}>
          <Icon name="sluiten" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
