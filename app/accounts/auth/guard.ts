import type { TokenStatus } from "./token.ts";

export type GuardAsked = {
  /** Undefined when no route matched: the 404 stays reachable. */
  mode: "required" | "open" | "guest" | undefined;
  loggedIn: boolean;
  isLoginPage: boolean;
  isCallback: boolean;
  token?: TokenStatus;
  refresh?: TokenStatus;
  refreshable?: boolean;
};
export type GuardAnswer = "pass" | "home" | "login" | "reset" | "refresh";

/** R59, R60, R74, R75 and D2: somebody who is logged in stays where they are. */
export function guardRoute(asked: GuardAsked): GuardAnswer {
  const { mode, loggedIn } = asked;
  if (mode === undefined || mode === "open") return "pass";
  if (!loggedIn) return mode === "guest" || asked.isCallback ? "pass" : "login";
  if (asked.isLoginPage || mode === "guest") return "home";
  if (asked.refresh === "expired") return "reset";
  if (asked.token === "expired") return asked.refreshable ? "refresh" : "reset";
  return "pass";
}
