import { pageNotFound } from "#kit/error.ts";

export const handle = { auth: "open", name: "not-found" };

/** R39: no route matched. */
export function loader(): never {
  throw pageNotFound();
}

export default function NotFound() {
  return null;
}
