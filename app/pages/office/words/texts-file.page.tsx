import { requireStaff } from "#office/staff.server.ts";
import { writeTexts } from "#office/words/texts-file.server.ts";
import { noteFile } from "#outside/deed/staff-log.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/texts-file.page.ts";

export const handle = { name: "office-texts-file" };

/** All texts as one ZIP of the files in `content/`. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = requireStaff(context, "words");
  const shop = shopOf(context);
  await noteFile(shop, user, "file.texts");
  return writeTexts(shop);
}
