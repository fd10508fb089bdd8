import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { isRelative } from "#kit/path.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { petCookie } from "./pet-cookie.ts";

/** The switch for pets, for browsers without scripts: the cookie, and back to the page it was pressed on. */
export const switchPetMode = deed({
  name: "catalogue.pet-mode",
  by: "anyone",
  asks: v.strictObject({ huisdierveilig: v.picklist(["aan", "uit"]), terug: v.optional(text(500), "") }),
  shows: v.strictObject({ back: v.string() }),
  async run(_shop, { request }, { huisdierveilig, terug }) {
    const back = cameFrom(request) ?? (isRelative(terug) ? terug : "/ons-assortiment");
    return done({ back }, [petCookie(huisdierveilig === "aan")]);
  },
  says: { refused: {} },
});

/** With its filters and its place in the list, which the button does not know. */
function cameFrom(request: Request): string | undefined {
  const from = URL.parse(request.headers.get("referer") ?? "");
  if (!from || from.host !== new URL(request.url).host) return undefined;
  return isRelative(from.pathname) ? from.pathname + from.search : undefined;
}
