import { dayOf } from "#kit/day.ts";
import { SettingsError } from "#outside/settings.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { OwnSearchEngine } from "./engine/own-engine.ts";
import type { SearchEngine } from "./search-engine.ts";
import { ThreadEngine } from "./thread-engine.server.ts";
import { SpareEngine } from "./services/spare-engine.ts";
import type { SearchService } from "./services/hosted-service.ts";

/**
 * Our own engine, in a thread for a large range; when the owner chose a service, that one, with ours to stand in for it.
 * The code of the services is only read then.
 */
export async function chooseEngine(shop: Shop, large?: { lost(): void }): Promise<SearchEngine> {
  const today = (): string => dayOf(shop.now());
  const service = await chooseService(shop.settings);
  const own = large ? new ThreadEngine({ today, ...large }) : new OwnSearchEngine({ today });
  if (!service) return own;
  const { HostedEngine } = await import("./services/hosted-engine.ts");
  const missed = ({ message }: Error) => shop.log.error({ error: message }, "search is away");
  return new SpareEngine(new HostedEngine(service, { today }), own, { missed });
}

async function chooseService(settings: Shop["settings"]): Promise<SearchService | undefined> {
  const { SEARCH_ENGINE: engine, SEARCH_URL: url, SEARCH_KEY: key, SEARCH_APP_ID: appId } = settings;
  if (engine === "eigen") return undefined;
  if (engine === "algolia") {
    if (!appId || !key) throw new SettingsError("Zoeken met Algolia vraagt SEARCH_APP_ID en SEARCH_KEY.");
    const { AlgoliaService } = await import("./services/algolia.server.ts");
    return new AlgoliaService({ appId, key, ...(url && { url }) });
  }
  if (!url) throw new SettingsError(`Zoeken met ${engine} vraagt SEARCH_URL.`);
  if (engine === "meilisearch") {
    const { MeilisearchService } = await import("./services/meilisearch.server.ts");
    return new MeilisearchService({ url, ...(key && { key }) });
  }
  const { TypesenseService } = await import("./services/typesense.server.ts");
  return new TypesenseService({ url, ...(key && { key }) });
}
