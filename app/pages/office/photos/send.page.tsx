import { redirect } from "react-router";
import { acts, answersJson, does } from "#accounts/door/acts.server.ts";
import { addPhotos } from "#catalogue/photos/add-photos.server.ts";
import type { Route } from "./+types/send.page.ts";

export const handle = { name: "office-photo-send" };

export const loader = ({ params }: Route.LoaderArgs): Response =>
  redirect(`/kantoor/fotos/${encodeURIComponent(params.slug)}`);

/** For the script that shows how far each photograph is: the same door, answered in JSON. */
export const action = answersJson(acts(does(addPhotos)));
