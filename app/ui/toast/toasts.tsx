import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { ui } from "#texts/ui.ts";
import { Icon } from "../icon.tsx";
import { closeToast, onToasts, shownToasts, TOAST_MS, type Toast } from "./toast.ts";

const none: Toast[] = [];

/** What lies under an open dialog can be neither pressed nor heard, so that is where something is said. */
const openDialog = () => (shownToasts()[0] && [...document.querySelectorAll("dialog:modal")].at(-1)) ?? null;

function onDialogs(look: () => void): () => void {
  const stop = onToasts(look);
  addEventListener("toggle", look, true);
  return () => {
    stop();
    removeEventListener("toggle", look, true);
  };
}

export function Toasts() {
  const shown = useSyncExternalStore(onToasts, shownToasts, () => none);
  const dialog = useSyncExternalStore(onDialogs, openDialog, () => null);
  const all = (
    <div className="toasts">
      {shown.map((one) => (
        <One key={one.id} {...one} />
      ))}
    </div>
  );
  return dialog ? createPortal(all, dialog) : all;
}

function One({ id, kind, text, picture, action }: Toast) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held || kind === "error") return;
    const timer = setTimeout(() => closeToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held, kind]);
  return (
    // Its role depends on what it says; hovering only holds it a little longer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={kind === "error" ? "toast toast-fout" : "toast"}
      role={kind === "error" ? "alert" : "status"}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onKeyDown={(event) => event.key === "Escape" && closeToast(id)}
    >
      {picture ? (
        <img src={picture} alt="" width="48" height="48" />
      ) : (
        <Icon name={kind === "success" ? "vink" : kind === "info" ? "info" : "let"} />
      )}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="btn btn-s"
          onClick={() => {
            action.run();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="knop-ic" aria-label={ui.close} onClick={() => closeToast(id)}>
        <Icon name="sluiten" small />
      </button>
    </div>
  );
}
