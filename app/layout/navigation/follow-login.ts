import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onMarkersChanged, readMarkers } from "../head/markers.ts";

const isLoggedIn = () => readMarkers(document.cookie).loggedIn;

/**
 * Tabs follow each other: when somebody logs in or out elsewhere, this page asks again, and the gate decides. What
 * changed while this page was on its way counts too, so the marker is held against what the page is made for.
 */
export function useFollowLogin(madeFor: "guest" | "customer"): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (isLoggedIn() !== (madeFor === "customer")) void revalidate();
    };
    look();
    return onMarkersChanged(look);
  }, [madeFor, revalidate]);
}
