import { useEffect, useState } from "react";
import { seeVariant } from "./browser-experiments.ts";

/** The variant of an experiment for this visitor; nothing while unknown, so that nothing jumps. */
export function useVariant(key: string): string | undefined {
  const [variant, setVariant] = useState<string>();
  useEffect(() => {
    let here = true;
    void seeVariant(key).then((seen) => here && setVariant(seen));
    return () => {
      here = false;
    };
  }, [key]);
  return variant;
}
