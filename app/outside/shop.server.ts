import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "./db.server.ts";
import type { Jobs } from "./jobs.server.ts";
import type { PhotoRoom } from "./files/photo-room.server.ts";
import type { Log } from "./log/log.server.ts";
import type { PageCache } from "./page-cache.server.ts";
import type { Settings } from "./settings.server.ts";

/** What a deed may touch. Reads take only `db`. */
export type Shop = {
  db: Db;
  jobs: Jobs;
  now(): Date;
  url: string;
  secret: string;
  log: Log;
  settings: Settings;
  pages: PageCache;
  photos: PhotoRoom;
};

export const shopContext = createContext<Shop>();

/** The tags a public page shows; a page that names none is personal and never kept. */
export const tagsContext = createContext<Set<string>>();

/** What went wrong while a page was made: the router shows its own page for it, the server decides on the status. */
export const faultContext = createContext<{ error?: unknown }>();

type Context = Readonly<RouterContextProvider>;

export function shopOf(context: Context): Shop {
  return context.get(shopContext);
}

/** Says that this page is the same for everyone, and which data it shows. */
export function keepPage(context: Context, ...tags: string[]): void {
  for (const tag of ["page", ...tags]) context.get(tagsContext).add(tag);
}
