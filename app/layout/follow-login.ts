import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useMarkers } from "./markers.ts";

/** Tabs follow each other: when somebody logs in or out elsewhere, this page asks again, and the gate decides. */
export function useFollowLogin(): void {
  const { loggedIn } = useMarkers();
  const was = useRef<boolean>(undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (was.current !== undefined && was.current !== loggedIn) void revalidate();
    was.current = loggedIn;
  }, [loggedIn, revalidate]);
}
