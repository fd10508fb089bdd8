import type { Arranged, Part } from "#front/arrangement.ts";
import { findArrangement } from "#front/arrangements.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { sayMoment } from "../say.ts";
import { listVersions, type Version } from "./versions.server.ts";

export type ArrangementView = {
  state: "start" | "own" | "draft";
  revision: number;
  last: { who: string; at: string } | undefined;
  versions: Version[];
};

/** How the menu or the front page stands, and the parts that would be in the shop if the draft were put there. */
export async function viewArrangement(db: Reader, name: Arranged): Promise<{ view: ArrangementView; parts: Part[] }> {
  const { live, draft, revision, by, savedAt } = await findArrangement(db, name);
  const versions = await listVersions(db, name);
  const view: ArrangementView = {
    state: draft ? "draft" : versions.length ? "own" : "start",
    revision,
    last: savedAt && by ? { who: by, at: sayMoment(savedAt) } : undefined,
    versions,
  };
  return { view, parts: draft ?? live };
}
