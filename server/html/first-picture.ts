import { FIRST_SEEN } from "#ui/loading/first-seen.ts";

/**
 * Asks, in a header, for the picture a page is opened for, before the page itself is read: one file for small screens and
 * one for the others, as its sources name them.
 */
export function firstPicture(html: string): string | undefined {
  const at = html.indexOf(`<picture id="${FIRST_SEEN}"`);
  if (at < 0) return firstOfList(html);
  const sources = html.slice(at, html.indexOf("</picture>", at)).match(/<source [^>]+>/g) ?? [];
  let rest = "";
  const links = sources.flatMap((source) => {
    const address = /srcSet="(\/[\w/.-]+)(?: \d+w)?"/.exec(source)?.[1];
    const most = /media="\(max-width: ([\d.]+)rem\)"/.exec(source)?.[1];
    const media = [rest, most && `(max-width: ${most}rem)`].filter(Boolean).join(" and ");
    if (most) rest = `(min-width: ${Number(most) + 0.01}rem)`;
    const how = `rel=preload; as=image; type="image/avif"; fetchpriority=high${media && `; media="${media}"`}`;
    return address ? [`<${address}>; ${how}`] : [];
  });
  return links.length ? links.join(", ") : undefined;
}

/** The first card of a list: the browser chooses among its files, as it would on the page. */
function firstOfList(html: string): string | undefined {
  const image = html.indexOf('fetchPriority="high"');
  const source = html.slice(html.lastIndexOf("<source ", image), Math.max(0, image));
  const [, files, address] = /srcSet="((\/[\w/.-]+) [\w/., -]+)"/.exec(source) ?? [];
  const sizes = /sizes="([^"]+)"/.exec(source)?.[1];
  if (!address || !sizes) return undefined;
  const choice = `imagesrcset="${files}"; imagesizes="${sizes}"`;
  return `<${address}>; rel=preload; as=image; type="image/avif"; fetchpriority=high; ${choice}`;
}
