import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { watchPictures } from "#ui/watch-pictures.ts";
import { whenIdle } from "./prefetch.ts";
import { PrefetchLinks } from "./prefetch-links.tsx";

/** What makes a standing page nicer, in one part that comes after everything else. */
export default function Comforts() {
  const location = useLocation();
  const pictures = useRef<ReturnType<typeof watchPictures>>(undefined);
  useEffect(() => {
    const cancel = whenIdle(() => {
      pictures.current = watchPictures();
    });
    return () => {
      cancel();
      pictures.current?.stop();
    };
  }, []);
  useEffect(() => pictures.current?.check(), [location]);
  return <PrefetchLinks />;
}
