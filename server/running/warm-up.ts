const LINK = /<a [^>]*href="(\/[^"#?.]*)"/g;

/**
 * Asks a shop that has just opened for its front page and for what that leads to, for so long at most. A proxy then sends
 * visitors to a process whose code has run and which keeps the pages most of them come for.
 */
export async function warmUp(url: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const paths = new Set(["/"]);
  for (const path of paths) {
    if (performance.now() > end) return;
    const page = await (await fetch(url + path)).text();
    if (path === "/") for (const [, found = ""] of page.matchAll(LINK)) paths.add(found);
  }
}
