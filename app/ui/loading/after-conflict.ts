import type { ShouldRevalidateFunction } from "react-router";

/** Somebody was first: the page reads again how it is now, which a browser does not do by itself after a refusal. */
export const freshAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
