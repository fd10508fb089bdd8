import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A question that opens; it needs no JavaScript, and the browser finds text in it. */
export function Question({ question, open, children }: { question: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="vraag" open={open}>
      <summary>
        {question}
        <Icon name="plus" />
      </summary>
      <div className="vraag-tekst">{children}</div>
    </details>
  );
}
