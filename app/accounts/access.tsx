import type { ReactNode } from "react";
import { PageStyle } from "#ui/page-style.tsx";

/** The frame of every page before the login: a heading, one or two panels, the willow. */
export function Access({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="inhoud" className="toegang lommer">
      <PageStyle name="account" />
      <div className="wrap">
        <h1>{title}</h1>
        <div className="toegang-in">{children}</div>
      </div>
      <img src="/beeld/treurwilg.avif" alt="" width="480" height="480" className="boom desk" />
    </main>
  );
}
