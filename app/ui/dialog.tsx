import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { ui } from "#texts/ui.ts";
import { Icon } from "./icon.tsx";
import { PageStyle } from "./page-style.tsx";

type Props = {
  open: boolean;
  title: ReactNode;
  onClose(): void;
  look?: "la" | "la la-links" | "la la-filter" | "modaal";
  foot?: ReactNode;
  children: ReactNode;
};

/** Drawer or modal on the browser's own dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, title, onClose, look = "la", foot, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The browser tells late that it closed: by then somebody may have asked for it again.
  const told = useRef(false);
  const closeNow = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    told.current = true;
    ref.current?.close();
    onClose();
  };
  const onClosed = () => {
    if (!told.current) onClose();
    told.current = false;
  };
  // Asked for again before the page that closes it came, `open` never changed.
  const { key } = useLocation();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open, key]);
  return (
    // The backdrop is part of the dialog element, and the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={look}
      aria-labelledby={id}
      onKeyDown={closeNow}
      onClose={onClosed}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <>
          <PageStyle name="overlay" />
          <PageStyle name="buy" />
          <PageStyle name="forms" />
          <div className="la-kop">
            <h2 className="kop-3" id={id}>
              {title}
            </h2>
            <button type="button" className="knop-ic" aria-label={ui.close} onClick={onClose}>
              <Icon name="sluiten" />
            </button>
          </div>
          <div className="lijf">{children}</div>
          {foot && <div className="la-voet">{foot}</div>}
        </>
      )}
    </dialog>
  );
}
