import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";

/** A heading on the ground line, with the way to all of it. */
export function Section({
  title,
  to,
  label,
  children,
}: {
  title: string;
  to?: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <section>
      <div className="spread">
        <h2>{title}</h2>
        {to && <Link to={to}>{label}</Link>}
      </div>
      {children}
    </section>
  );
}
