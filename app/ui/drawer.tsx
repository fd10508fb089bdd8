import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from "react";
import { ui } from "#texts/ui.ts";
import { Icon } from "./icon.tsx";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** What is done to `commandfor`: by `server/html/first-touch.ts`, and by the browser itself where no script runs. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: T extends HTMLElement ? string | undefined : never;
  }
}

type Props = Omit<ComponentProps<"dialog">, "title" | "id"> & { id: string; title: ReactNode };

/**
 * A drawer that stands in every page and is opened by a `command` or a link with `data-opens`, before our scripts run
 * and after: React never opens or closes it, so what is open when it takes over stays open.
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

/** Whether a drawer is open. Listened to by hand: React does not hear `toggle` of a dialog that the server wrote. */
export function useIsOpen(drawer: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    const look = () => setOpen(dialog.open);
    // It may have been opened before the scripts came.
    look();
    dialog.addEventListener("toggle", look);
    return () => dialog.removeEventListener("toggle", look);
  }, [drawer]);
  return isOpen;
}
