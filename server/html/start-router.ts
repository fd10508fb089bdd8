import type { Boot } from "#kit/page/boot.ts";

/** `import`, which tools that read this file would replace by their own. */
type Load = (file: string) => Promise<object>;

/** Written into a page as it stands here. Does what the router's own `Scripts` does in a script made for each page. */
export async function startRouter({ manifest, routes, entry }: Boot, load: Load): Promise<void> {
  const together = async (files: string[]) =>
    Object.assign({}, ...(await Promise.all(files.map((file) => load(file)))));
  const modules = await Promise.all(Object.entries(routes).map(async ([id, files]) => [id, await together(files)]));
  await load(manifest);
  // What the loaders returned stands at the end of the page.
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
  await load(entry);
}
