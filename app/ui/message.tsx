import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export function Message({ tone = "info", children }: { tone?: "info" | "let" | "fout"; children: ReactNode }) {
  const look = tone === "info" ? "bericht" : `bericht bericht-${tone}`;
  return (
    <div className={look} role={tone === "fout" ? "alert" : undefined}>
      <Icon name={tone === "info" ? "info" : "let"} />
      <div>{children}</div>
    </div>
  );
}

/** Nothing here yet, and always a next step. */
export function Empty({ title, children, picture }: { title: string; children: ReactNode; picture?: string }) {
  return (
    <div className="leeg">
      {picture && <img src={picture} alt="" width={176} height={176} loading="lazy" />}
      <h2 className="kop-3">{title}</h2>
      {children}
    </div>
  );
}

/** Keeps the final box while something loads. */
export function Skeleton({ height }: { height: string }) {
  return <div className="skelet" style={{ height }} aria-hidden="true" />;
}
