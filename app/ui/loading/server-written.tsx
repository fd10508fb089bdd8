import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

type Props = { className?: string; missing: ReactNode; children: ReactNode };

/** What the server wrote stays as it stands and needs no script; where it wrote nothing, `missing` is shown. */
export function ServerWritten({ className, missing, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(!box.current?.firstElementChild), []);
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  if (!isMissing)
    return <div ref={box} className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
  return (
    <div className={className}>
      <Suspense>{missing}</Suspense>
    </div>
  );
}

/** Nothing for React to write: what stands there stays. */
const KEPT = { __html: "" };
