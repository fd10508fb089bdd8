import { cameFrom, leaveAccount } from "#account/enter-deeds.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";

export const handle = { auth: "open", name: "logout" };

/** Only a form is sent here. */
export function loader(): never {
  throw pageNotFound();
}

/** R79 without scripts: back to the page the form stood on, never to another host. */
export const action = acts(
  does(leaveAccount, {
    to: (_shown, _asked, shop, request) => cameFrom(shop, request),
  }),
);

export default function Logout() {
  return null;
}
