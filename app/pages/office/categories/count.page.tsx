import { redirect } from "react-router";
import { acts, answersJson, does } from "#accounts/door/acts.server.ts";
import { previewCategory } from "#office/categories/category-deeds.server.ts";
import type { Route } from "./+types/count.page.ts";

export const handle = { name: "office-category-count" };

export const loader = ({ params }: Route.LoaderArgs): Response =>
  redirect(`/kantoor/categorieen/${encodeURIComponent(params.slug)}`);

/** For the script that counts along: the same door, answered in JSON. */
export const action = answersJson(acts(does(previewCategory)));
