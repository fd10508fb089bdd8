import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";

/** A phone on a slow line that was never here: CPU 4×, 150 ms, 1.6 Mbit/s, 412 × 823, nothing kept. */
export type Phone = { page: Page; cdp: CDPSession; weight(): { js: number; pictures: number }; close(): Promise<void> };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Timing = PerformanceEntry & { interactionId: number };
type Notes = { lcp: number; fcp: number; cls: number; long: [at: number, ms: number][]; inp: number; what: string };

const PATIENCE = 15_000;

let browser: Browser | undefined;
export const closeBrowser = async (): Promise<void> => browser?.close();

export async function slowPhone(): Promise<Phone> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
  });
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "nl-NL",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const sums = { js: 0, pictures: 0 };
  cdp.on("Network.responseReceived", ({ requestId, response }) => kinds.set(requestId, response.mimeType));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    if (kind.includes("javascript")) sums.js += encodedDataLength;
    if (kind.startsWith("image/")) sums.pictures += encodedDataLength;
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(takeNotes);
  return { page, cdp, weight: () => ({ ...sums }), close: () => context.close() };
}

function takeNotes(): void {
  const notes: Notes = { lcp: 0, fcp: 0, cls: 0, long: [], inp: 0, what: "" };
  (window as unknown as { notes: Notes }).notes = notes;
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true, ...more });
  watch<PerformanceEntry & { element?: Element }>("largest-contentful-paint", (entry) => {
    notes.lcp = entry.startTime;
    notes.what = entry.element?.tagName ?? "";
  });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") notes.fcp = entry.startTime;
  });
  watch<Shift>("layout-shift", (entry) => {
    if (!entry.hadRecentInput) notes.cls += entry.value;
  });
  watch("longtask", ({ startTime, duration }) => notes.long.push([startTime, duration]));
  watch<Timing>(
    "event",
    (entry) => {
      if (entry.interactionId) notes.inp = Math.max(notes.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

export const readNotes = (page: Page) =>
  page.evaluate(() => {
    const { lcp, fcp, cls, long, inp, what } = (window as unknown as { notes: Notes }).notes;
    const tbt = long.reduce((sum, [at, ms]) => sum + (at + ms > fcp ? Math.max(0, ms - 50) : 0), 0);
    return { lcp, fcp, cls, tbt, inp, what };
  });

export const forgetTaps = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { notes: Notes }).notes.inp = 0;
  });

/** A finger on the middle of something, as soon as it is painted there. */
export async function tap({ page, cdp }: Phone, selector: string): Promise<void> {
  const spot = await page.waitForFunction(
    (wanted) => {
      if (!performance.getEntriesByName("first-contentful-paint").length) return undefined;
      for (const one of document.querySelectorAll(wanted)) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width && one.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return undefined;
    },
    selector,
    { polling: "raf", timeout: PATIENCE },
  );
  const { x = 0, y = 0 } = (await spot.jsonValue()) ?? {};
  await page.evaluate(noteTap);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** When the finger came down, and when the page first showed that it had noticed. */
function noteTap(): void {
  const when = window as unknown as { tapped: number; noticed: number };
  when.tapped = 0;
  when.noticed = 0;
  const notice = () =>
    requestAnimationFrame(() => {
      when.noticed ||= performance.now();
      changes.disconnect();
    });
  const changes = new MutationObserver((list) => {
    const seen = list.some(({ target, type }) => type === "childList" || target !== document.documentElement);
    if (when.tapped && !when.noticed && seen) notice();
  });
  const begin = (event: Event) => {
    when.tapped = event.timeStamp;
    // A field shows that it was pressed by its own edge and cursor.
    addEventListener("focusin", ({ target }) => target instanceof HTMLInputElement && notice(), { once: true });
  };
  // From before the finger comes down: the page may hear it before this does.
  changes.observe(document.body, {
    subtree: true,
    attributeFilter: ["class", "aria-busy", "open", "aria-pressed", "data-bezig"],
  });
  addEventListener("pointerdown", begin, { capture: true, once: true });
}

/** Milliseconds from the last tap (or `from`) until this can be seen. */
export async function seenAfterTap(
  { page }: Phone,
  selector: string,
  from: "tapped" | "third" = "tapped",
): Promise<number> {
  const handle = await page.waitForFunction(
    ([wanted = "", since = ""]) => {
      const start = (window as unknown as Record<string, number>)[since];
      const seen = [...document.querySelectorAll(wanted)].some(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0,
      );
      return start && seen ? performance.now() - start : undefined;
    },
    [selector, from],
    { polling: "raf", timeout: PATIENCE },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

export const noticedAfter = (page: Page): Promise<number> =>
  page
    .waitForFunction(
      () => {
        const { tapped, noticed } = window as unknown as { tapped: number; noticed: number };
        return noticed && noticed - tapped;
      },
      undefined,
      { polling: "raf", timeout: PATIENCE },
    )
    .then((handle) => handle.jsonValue());

export const isAwake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")), undefined, {
    timeout: PATIENCE,
  });
