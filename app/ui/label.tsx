import type { ReactNode } from "react";

/** The T-label: green for a fact, orange for the season, clay for a reduction. */
export function Label({ tone, children }: { tone?: "oranje" | "klei" | "kalk"; children: ReactNode }) {
  return <span className={tone ? `etiket etiket-${tone}` : "etiket"}>{children}</span>;
}
