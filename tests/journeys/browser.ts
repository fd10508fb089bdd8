import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";
import { shopUrl } from "./here.ts";
import { isLong } from "./running/long.ts";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const DESK = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
export const WITHOUT_SCRIPTS = { ...DESK, javaScriptEnabled: false } satisfies BrowserContextOptions;

export { shopUrl };

const browsers = new Map<boolean, Browser>();
const open: Page[] = [];

/** What a page costs to draw is for a quarter its pictures. A journey that is about deeds is walked without them. */
const SEES_PICTURES = /journeys\/(catalogue|first-screen|office\/|policy|running|screens|shopper\/mails)|\/attack\//;
const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false";

/** One of each kind for all files of a worker, with which they end. */
async function theBrowser(): Promise<Browser> {
  const sees = isLong || SEES_PICTURES.test(expect.getState().testPath ?? "");
  const running = browsers.get(sees);
  if (running?.isConnected()) return running;
  const args = sees ? ARGS : [...ARGS, WITHOUT_PICTURES];
  const fresh = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args });
  browsers.set(sees, fresh);
  return fresh;
}

export type Visitor = Page & { complaints: string[] };

/** Which half of an experiment somebody falls in is chance, and no journey may hang on that; `?exp_mail_cart=B` asks for the other. */
function withoutChance(): void {
  try {
    sessionStorage.exp_mail_cart ??= "A";
  } catch {
    // a page without an address keeps nothing
  }
}

/** The page says so once, when its scripts have taken over. */
function noteAwake(): void {
  addEventListener("winkel:wakker", () => Object.assign(self, { isAwake: true }), { once: true });
}
declare global {
  interface Window {
    isAwake?: boolean;
  }
}

/** Somebody with an empty page; what the browser complains about is kept on `page.complaints`. */
export async function aVisitor(options: BrowserContextOptions = DESK): Promise<Visitor> {
  // Without a graphics card every moving shade is drawn by the processor; whoever asks for rest gets the same page.
  // What a worker asks for is not seen by a test that refuses a request; `offline.spec.ts` is the one with workers.
  const still = {
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  } as const;
  const context = await (await theBrowser()).newContext({ ...still, ...options });
  await context.addInitScript(withoutChance);
  await context.addInitScript(noteAwake);
  const page = Object.assign(await context.newPage(), { complaints: [] as string[] });
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.complaints.push(message.text());
  });
  open.push(page);
  return page;
}

/** A fresh visitor on a page. */
export async function visit(path: string, options: BrowserContextOptions = DESK): Promise<Visitor> {
  const page = await aVisitor(options);
  await page.goto(path.startsWith("http") ? path : shopUrl(path), { waitUntil: "load" });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/** Scripts run when somebody is there; this moves, and waits until they have taken over the frame of the page. */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => self.isAwake);
}

/** Waits until the scripts have taken over every part of the page. */
export async function hydrated(page: Page): Promise<void> {
  await awake(page);
  await page.waitForFunction(() => {
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith("__react"));
    const parts = [...document.querySelectorAll("[data-later]")].flatMap((part) => [part, ...part.children]);
    return parts.every(isTaken);
  });
  // What a part does once it stands, such as listening, it does a moment later.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
}

/** Comforts come last: a press that came before them did the plain thing, so it is pressed again. */
export async function pressUntil(button: Locator, seen: Locator): Promise<void> {
  for (let tries = 0; tries < 15; tries++) {
    await button.click({ timeout: 2_000 }).catch(() => {});
    const there = await seen.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (there) return;
  }
  await seen.waitFor();
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations of WCAG 2.2 AA, in words; `only` asks a few rules of a page that answered all the others already. */
export async function axe(page: Page, only?: string[]): Promise<string[]> {
  // A page is judged at rest: the bar of the way to it has gone, and all of it is laid out.
  await page.locator(".laadbalk.aan, html.dicht").waitFor({ state: "detached" });
  // The shop has no frames of others and only the faults are read: that halves the time of the longest tests.
  const asked = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (only ? asked.withRules(only) : asked.withTags(TAGS)).analyze();
  return violations.map(inWords);
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

const inWords = ({ id, help, nodes }: Results["violations"][number]) =>
  `${id}: ${help} (${nodes
    .map((node) => node.target.join(" "))
    .slice(0, 3)
    .join(", ")})`;

/** Once more at another width, by what the first time left in the page: how near things stand, and what scrolls. */
export async function axeAgain(page: Page): Promise<string[]> {
  if (isLong) return axe(page);
  const violations = await page.evaluate(async () => {
    const { axe: again } = self as unknown as { axe: { run(how: object): Promise<Results> } };
    const runOnly = ["target-size", "scrollable-region-focusable"];
    return (await again.run({ runOnly, resultTypes: ["violations"] })).violations;
  });
  return violations.map(inWords);
}

export async function closePages(): Promise<void> {
  const leave = async (page: Page) => {
    // What was held up for a page that goes has nowhere to arrive any more, which is no fault.
    if (!page.isClosed()) for (const one of [page, page.context()]) await one.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  };
  await Promise.all(open.splice(0).map(leave));
}
