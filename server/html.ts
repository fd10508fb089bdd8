import { createHash } from "node:crypto";
import { FACES } from "#ui/letters.ts";
import { type Guests, NO_GUESTS } from "./guests.ts";
import { wakeUp } from "./wake-up.ts";

/**
 * Finishes a rendered page: scripts wait until somebody is there (it is complete without them), every inline script and
 * style is named in the content security policy by its hash, and the large picture is asked for before the page is read.
 */
export function finishHtml(
  html: string,
  dev: boolean,
  guests: Guests = NO_GUESTS,
): { html: string; headers: Record<string, string> } {
  if (dev) return { html, headers: {} };
  const finished = deferScripts(html);
  const picture = largePicture(finished);
  return {
    html: finished,
    headers: {
      "content-security-policy": policyFor(finished, guests),
      ...(picture && { link: `<${picture}>; rel=preload; as=image; type="image/avif"; fetchpriority=high` }),
    },
  };
}

/** The address of the picture that comes in one size. */
function largePicture(html: string): string | undefined {
  const end = html.indexOf(' 800w"');
  const start = html.lastIndexOf('"', end - 1) + 1;
  const address = end < 0 ? "" : html.slice(start, end);
  return /^\/[\w/.-]+$/.test(address) ? address : undefined;
}

const BOOT = /<script type="module" async="">((?:import|\s)[\s\S]*?)<\/script>/;

function deferScripts(html: string): string {
  const boot = BOOT.exec(html);
  if (!boot?.[1]) return html;
  const urls: string[] = [];
  const names: string[] = [];
  const rest = boot[1]
    .replace(/import \* as (\w+) from "([^"]+)";/g, (_all, name: string, url: string) => {
      names.push(name);
      urls.push(url);
      return "";
    })
    .replace(/import "([^"]+)";/g, (_all, url: string) => `await import(${JSON.stringify(url)});`);
  const [manifest = "", modules = ""] = splitAtModules(rest);
  const body = html.indexOf("</head>");
  const ahead: string[] = [];
  const head = html.slice(0, body).replace(AHEAD, (_all, url: string) => {
    ahead.push(url);
    return "";
  });
  const start =
    `async()=>{${manifest}const [${names.join(",")}]=await Promise.all([` +
    `${urls.map((url) => `import(${JSON.stringify(url)})`).join(",")}]);${modules}}`;
  const code = `(${String(wakeUp)})(${start},${JSON.stringify(ahead)},${JSON.stringify(FACES)})`;
  // The place where the script stood stays: the page is taken over element by element.
  return `${head}<script>${code}</script>${html.slice(body).replace(boot[0], '<script type="module"></script>')}`;
}

const AHEAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

function splitAtModules(code: string): [string, string] {
  // A page with a part that only runs in the browser is put together from two modules first.
  const at = code.search(/const route\d+ = \{|window\.__reactRouterRouteModules/);
  return at < 0 ? [code, ""] : [code.slice(0, at), code.slice(at)];
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// The sheets are the same on every page of a kind, and long.
const styleHashes = new Map<string, string>();
function styleHash(text: string): string {
  const known = styleHashes.get(text);
  if (known) return known;
  const made = hash(text);
  if (styleHashes.size < 200) styleHashes.set(text, made);
  return made;
}

function collect(html: string, pattern: RegExp, by = hash): string[] {
  const seen = new Set<string>();
  for (const [, text = ""] of html.matchAll(pattern)) seen.add(by(text));
  return [...seen];
}

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const plain = (text: string) => text.replace(/&(quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

function policyFor(html: string, guests: Guests): string {
  const scripts = collect(html, /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = collect(html, /<style[^>]*>([\s\S]*?)<\/style>/g, styleHash);
  const attributes = new Set<string>();
  for (const [, text = ""] of html.matchAll(/ style="([^"]*)"/g)) attributes.add(hash(plain(text)));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...guests.script].join(" "),
    `style-src 'self' ${styles.join(" ")}`,
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
