import { previewMenu } from "#office/front/view-menu.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/draft-menu.page.ts";

export const handle = { name: "office-menu-draft" };

/** The draft of the menu, for the page on which somebody looks at it. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "words");
  return Response.json(await previewMenu(shopOf(context)));
}
