import type { BrowserContextOptions } from "playwright-core";
import { aVisitor, hydrated, PHONE, shopUrl, type Visitor } from "../browser.ts";

type Cold = Visitor & { letIn(): Promise<void> };

/** A phone on a page whose scripts wait behind a gate until `letIn`. */
export async function cold(
  path: string,
  options: BrowserContextOptions = PHONE,
  prepare?: (page: Visitor) => Promise<unknown>,
) {
  const page = await aVisitor(options);
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await prepare?.(page);
  await page.route(/\/assets\/.*\.js$/, (route) => gate.then(() => route.continue()));
  await page.goto(shopUrl(path), { waitUntil: "domcontentloaded" });
  const letIn = async () => {
    open();
    await hydrated(page);
  };
  return Object.assign(page, { letIn }) as Cold;
}

/** On this visitor's clock the seconds of waking up and of holding a press never pass, however slow the machine is. */
export async function patientVisitor(options?: Parameters<typeof aVisitor>[0]) {
  const page = await aVisitor(options);
  await bePatient(page);
  return page;
}

export const bePatient = (page: Visitor) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    const patient = (run: () => void, after?: number) => (after === 4_000 || after === 3_000 ? 0 : wait(run, after));
    window.setTimeout = patient as typeof setTimeout;
  });
