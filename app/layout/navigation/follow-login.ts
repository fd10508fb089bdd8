import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onMarkersChanged, readMarkers } from "../head/markers.ts";

const isLoggedIn = () => readMarkers(document.cookie).loggedIn;

/** Tabs follow each other: when somebody logs in or out elsewhere, this page asks again, and the gate decides. */
export function useFollowLogin(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let was = isLoggedIn();
    return onMarkersChanged(() => {
      if (was === isLoggedIn()) return;
      was = isLoggedIn();
      void revalidate();
    });
  }, [revalidate]);
}
