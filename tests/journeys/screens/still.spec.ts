import { expect, test } from "vitest";
import { DESK, PHONE, shopUrl } from "../browser.ts";
import { patientVisitor } from "../running/cold.ts";

const PAINTED_EARLY = [
  "/p/laurier-novita",
  "/haagplanten",
  "/",
  "/search?q=hortensia",
  "/cart",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
];
const TABLET = { viewport: { width: 820, height: 1180 } };

test.each([
  ["a phone", PHONE],
  ["a tablet", TABLET],
  ["a wide screen", DESK],
])("nothing jumps on %s while fonts and pictures come and what lies below is laid out", async (_, options) => {
  const page = await patientVisitor(options);
  // Painted without its pictures first: a slow line does that.
  await page.route(/\.avif|\.woff2/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.addInitScript(noteJumps);
  for (const path of PAINTED_EARLY) {
    await page.goto(shopUrl(path), { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.documentElement.matches(".rust"));
    const { jumped, jumps } = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
      const { jumped: sum, jumps: all } = window as unknown as { jumped: number; jumps: string[] };
      return { jumped: sum, jumps: all };
    });
    expect(jumped, `${path}: ${jumps.join(" | ")}`).toBeLessThan(0.005);
  }
});

test.each([PHONE, TABLET, DESK])("the drawing of how a plant grows comes where its place was (%#)", async (options) => {
  const page = await patientVisitor(options);
  await page.goto(shopUrl("/p/laurier-novita"));
  // What is not laid out yet has the size that was reckoned for it.
  await page.waitForFunction(() => document.documentElement.matches(".rust"));
  const part = page.locator(".groei");
  const high = () => part.evaluate((one) => Math.round(one.getBoundingClientRect().height));
  const before = await high();
  await part.scrollIntoViewIfNeeded();
  await part.locator("svg.groei-beeld").waitFor();
  expect(Math.abs((await high()) - before)).toBeLessThan(3);
});

test("words that were held in their row let go when the page gets another width", async () => {
  const page = await patientVisitor(TABLET);
  await page.goto(shopUrl("/haagplanten"), { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.matches(".rust"));
  const held = page.locator("[style*=translate]");
  expect(await held.count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => held.count()).toBe(0);
});

function noteJumps(): void {
  type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  const jumped = Object.assign(window, { jumped: 0, jumps: [] as string[] });
  const say = ({ node, previousRect: from, currentRect: to }: Moved) =>
    `${node instanceof Element ? node.className || node.tagName : node?.textContent} ${from.left},${from.top},${from.height} → ${to.left},${to.top},${to.height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Moved[] })[]) {
      jumped.jumped += entry.value;
      jumped.jumps.push(`${entry.value.toFixed(4)} ${entry.sources.map(say).join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
