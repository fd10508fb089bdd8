import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { Paw } from "../plants/harm.ts";

/** How a plant is with pets, in the same words wherever it is chosen or bought; nothing where it says nothing. */
export function PawMark({ paw, to }: { paw: Pick<Paw, "level" | "short"> | null; to?: string }) {
  if (!paw) return null;
  const words = (
    <>
      <Icon name="huisdier" small /> {paw.short}
    </>
  );
  const look = `harm harm-${paw.level}`;
  return to ? (
    <Link className={look} to={to}>
      {words}
    </Link>
  ) : (
    <p className={look}>{words}</p>
  );
}
