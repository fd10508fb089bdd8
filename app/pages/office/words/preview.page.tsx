import { redirect } from "react-router";
import { acts, answersJson, does } from "#accounts/door/acts.server.ts";
import { previewWords } from "#office/words/words-deeds.server.ts";
import type { Route } from "./+types/preview.page.ts";

export const handle = { name: "office-text-preview" };

export const loader = ({ params }: Route.LoaderArgs): Response =>
  redirect(`/kantoor/teksten/${encodeURIComponent(params.soort)}/${encodeURIComponent(params.slug)}`);

/** For the script that lets the example follow what is typed: the same door, answered in JSON. */
export const action = answersJson(acts(does(previewWords)));
