import { expect, test } from "vitest";
import { weighScripts } from "../../weight/weigh-scripts.ts";
import { PHONE, shopUrl } from "../browser.ts";
import { put, TAXUS } from "../buying-steps.ts";
import { anAddress, enterAs } from "../people.ts";
import { patientVisitor } from "./cold.ts";

const MOST = 112;
const MOST_SEEN = 105;

/** The office is for who works there; its parts are loaded nowhere else. */
const isShop = ({ page }: { page: string }) => !page.startsWith("office/");

test("no page of the shop loads more than 112 kB of scripts before it is touched; a product and a category 105", () => {
  const pages = weighScripts().filter(isShop);
  const over = pages.filter(({ page, kB }) => kB > (/^shop\/(product|category)$/.test(page) ? MOST_SEEN : MOST));
  expect(pages.length).toBeGreaterThan(50);
  expect(over.map(({ page, kB }) => `${page}: ${kB.toFixed(1)} kB`)).toEqual([]);
});

test("nor does a page that runs at once, for whoever has a cart or is logged in", async () => {
  const page = await patientVisitor(PHONE);
  await put(page, TAXUS, 2);
  await enterAs(page.context(), anAddress());
  const cdp = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.set(requestId, 0));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await cdp.send("Network.enable");
  for (const path of ["/checkout/delivery", "/account/gegevens", "/account/addresses"]) {
    scripts.clear();
    await cdp.send("Network.clearBrowserCache");
    await page.goto(shopUrl(path), { waitUntil: "networkidle" });
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await page.waitForLoadState("networkidle");
    expect([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024, path).toBeLessThan(MOST);
  }
});
