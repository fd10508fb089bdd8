import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { bringSheet } from "#ui/page-style.tsx";
import { watchPictures } from "#ui/picture/watch-pictures.ts";
import { shopFacts } from "./head/shop-facts.ts";
import { keepOffline } from "./keep-offline.ts";
import { eachWhenIdle } from "./navigation/prefetch.ts";
import { PrefetchLinks } from "./navigation/prefetch-links.tsx";

/** What makes a standing page nicer, in one part that comes after everything else. */
export default function Comforts() {
  const location = useLocation();
  const pictures = useRef<ReturnType<typeof watchPictures>>(undefined);
  useEffect(() => {
    const cancel = eachWhenIdle([
      ...["overlay", "menu", "buy", "forms"].map((name) => () => bringSheet(name)),
      () => {
        if (shopFacts().offline) void keepOffline();
      },
      () => {
        pictures.current = watchPictures();
      },
    ]);
    return () => {
      cancel();
      pictures.current?.stop();
    };
  }, []);
  useEffect(() => pictures.current?.check(), [location]);
  return <PrefetchLinks />;
}
