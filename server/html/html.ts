import { hash } from "node:crypto";
import { filled, type Page } from "#kit/page/stills.ts";
import { FIRST_SEEN } from "#ui/loading/first-seen.ts";
import { FACES } from "#ui/fonts.ts";
import { type Guests, NO_GUESTS } from "../guests.ts";
import { wakeUp } from "./wake-up.ts";

/**
 * Finishes a rendered page: scripts wait until somebody is there (it is complete without them), every inline script and
 * style is named in the content security policy by its hash, and the large picture is asked for before the page is read.
 */
export function finishHtml(
  page: Page,
  dev: boolean,
  guests: Guests = NO_GUESTS,
): { page: Page; headers: Record<string, string> } {
  if (dev) return { page, headers: {} };
  const finished = { ...page, text: deferScripts(page.text) };
  const picture = firstPicture(finished.text);
  return {
    page: finished,
    headers: {
      "content-security-policy": policyFor(finished, guests),
      ...(picture && { link: picture }),
    },
  };
}

/** The picture a page is opened for, as the head names it; its first source has one size. */
function firstPicture(html: string): string | undefined {
  const at = html.indexOf(`<picture ${FIRST}`);
  if (at < 0) return undefined;
  const source = html.slice(at, html.indexOf("/>", at));
  const address = /srcSet="(\/[\w/.-]+) \d+w"/.exec(source)?.[1];
  return address && `<${address}>; rel=preload; as=image; type="image/avif"; fetchpriority=high`;
}

const FIRST = `id="${FIRST_SEEN}"`;
const EXPECT = `<link rel="expect" href="#${FIRST_SEEN}" blocking="render"/>`;

const BOOT = '<script type="module" async="">';
const AHEAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

function deferScripts(html: string): string {
  const body = html.indexOf("</head>");
  const at = html.lastIndexOf(BOOT);
  const end = html.indexOf("</script>", at);
  const boot = at < 0 ? "" : html.slice(at + BOOT.length, end);
  if (!/^(?:import|\s)/.test(boot)) return html;
  const ahead: string[] = [];
  const head = html.slice(0, body).replace(AHEAD, (_all, url: string) => {
    ahead.push(url);
    return "";
  });
  const code = `(${WAKE_UP})(${startOf(boot)},${JSON.stringify(ahead)},${JSON.stringify(FACES)})`;
  // The place where the script stood stays: the page is taken over element by element.
  const expect = html.includes(`<h1 ${FIRST}`) ? EXPECT : "";
  return `${head}${expect}<script>${code}</script>${html.slice(body, at)}<script type="module">${html.slice(end)}`;
}

const WAKE_UP = String(wakeUp);

/** The router's own start, as something that can be done later. */
function startOf(boot: string): string {
  const urls: string[] = [];
  const names: string[] = [];
  const rest = boot
    .replace(/import \* as (\w+) from "([^"]+)";/g, (_all, name: string, url: string) => {
      names.push(name);
      urls.push(url);
      return "";
    })
    .replace(/import "([^"]+)";/g, (_all, url: string) => `await import(${JSON.stringify(url)});`);
  const [manifest = "", modules = ""] = splitAtModules(rest);
  return (
    `async()=>{${manifest}const [${names.join(",")}]=await Promise.all([` +
    `${urls.map((url) => `import(${JSON.stringify(url)})`).join(",")}]);${modules}}`
  );
}

function splitAtModules(code: string): [string, string] {
  // A page with a part that only runs in the browser is put together from two modules first.
  const at = code.search(/const route\d+ = \{|window\.__reactRouterRouteModules/);
  return at < 0 ? [code, ""] : [code.slice(0, at), code.slice(at)];
}

const sha = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

// The sheets are long, and the same on every page of a kind; a mark is used for nothing else.
const sheets = new Map<string, string>();
function shaOfSheet(page: Page): string {
  const known = sheets.get(page.text);
  if (known) return known;
  const made = sha(filled(page));
  if (sheets.size < 200) sheets.set(page.text, made);
  return made;
}

/** What stands inside the elements of one name; React writes them all in one way, so no parser is needed. */
function* inside(html: string, name: string): Generator<{ tag: string; text: string }> {
  for (let at = html.indexOf(`<${name}`); at >= 0; ) {
    const open = html.indexOf(">", at);
    const close = html.indexOf(`</${name}>`, open);
    if (close < 0) return;
    yield { tag: html.slice(at, open), text: html.slice(open + 1, close) };
    at = html.indexOf(`<${name}`, close);
  }
}

const DATA = /\bsrc=|application\/(?:ld\+)?json/;

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const plain = (text: string) => text.replace(/&(quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

function policyFor({ text: html, stills }: Page, guests: Guests): string {
  const scripts = new Set<string>();
  for (const { tag, text } of inside(html, "script")) if (!DATA.test(tag)) scripts.add(sha(text));
  const styles = new Set<string>();
  for (const { text } of inside(html, "style")) styles.add(shaOfSheet({ text, stills }));
  const attributes = new Set<string>();
  for (const [, text = ""] of html.matchAll(/ style="([^"]*)"/g)) attributes.add(sha(plain(text)));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...guests.script].join(" "),
    `style-src 'self' ${[...styles].join(" ")}`,
    ...(attributes.size ? [`style-src-attr 'unsafe-hashes' ${[...attributes].join(" ")}`] : []),
    ["img-src 'self' data:", ...guests.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connect].join(" "),
    ...(guests.frame.length ? [`frame-src ${guests.frame.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
