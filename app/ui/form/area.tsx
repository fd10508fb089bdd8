import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useInBrowser } from "../loading/in-browser.ts";

/** React puts a textarea back as the server wrote it when it takes over: what was typed before that is kept here. */
export function Area(props: ComponentProps<"textarea"> & { id: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHere = useInBrowser();
  const [typed] = useState(() => (isHere || typeof document === "undefined" ? undefined : typedIn(props.id)));
  useEffect(() => {
    if (area.current && typed !== undefined) area.current.value = typed;
  }, [typed]);
  return <textarea {...props} ref={area} />;
}

function typedIn(id: string): string | undefined {
  const written = document.getElementById(id);
  const isTyped = written instanceof HTMLTextAreaElement && written.value !== written.defaultValue;
  return isTyped ? written.value : undefined;
}
