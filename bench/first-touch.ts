import {
  closeBrowser,
  forgetTaps,
  isAwake,
  noticedAfter,
  type Phone,
  readNotes,
  seenAfterTap,
  slowPhone,
  tap,
} from "./slow-phone.ts";
import { openShop } from "./shop.ts";

// How a page appears, and how it answers the first finger, on a slow phone that was never here. Medians.
// `first-touch.ts 3` asks three times instead of seven; a second word picks a template or deed.
const TIMES = Number(process.argv[2] ?? 7);
const only = process.argv[3];
const TEMPLATES: Record<string, [path: string, mostJs: number]> = {
  product: ["/p/laurier-novita", 105],
  category: ["/haagplanten", 105],
  front: ["/", 112],
  article: ["/groenhulp/haag-planten-stappenplan", 112],
  groenhulp: ["/groenhulp", 112],
  search: ["/search?q=hortensia", 112],
  cart: ["/cart", 112],
};
const MENU = "[commandfor=menu], .kop-links .knop-ic";

type Deed = { path: string; most: number; run(phone: Phone): Promise<number> };
const after = (press: string, seen: string) => async (phone: Phone) => {
  await tap(phone, press);
  return seenAfterTap(phone, seen);
};
const DEEDS: Record<string, Deed> = {
  "add to cart": {
    path: "/p/laurier-novita",
    most: 900,
    run: after(".koopbalk button, .bestel .btn-actie", ".acties .tel:not(:empty)"),
  },
  menu: { path: "/", most: 300, run: after(MENU, "dialog[open] :is(a, summary)") },
  filters: {
    path: "/haagplanten",
    most: 300,
    run: after(".werkbalk [commandfor=filters], .werkbalk a.btn", "dialog[open] .facet"),
  },
  "cart drawer": { path: "/", most: 300, run: after('.acties [href="/cart"]', "dialog[open] .la-kop") },
  suggestions: {
    path: "/",
    most: 900,
    async run(phone) {
      await tap(phone, "header [type=search]");
      await phone.page.evaluate(() => {
        let keys = 0;
        addEventListener("input", (event) => {
          if (++keys === 3) Object.assign(window, { third: event.timeStamp });
        });
      });
      await phone.page.keyboard.type("taxus", { delay: 120 });
      return seenAfterTap(phone, ".suggest a, .suggest-kort a", "third");
    },
  },
};

/** A deed that did nothing took for ever. */
const never = () => Number.POSITIVE_INFINITY;
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const mark = (value: number, most: number, digits = 0) =>
  `${value.toFixed(digits)}${value > most ? "!" : ""}`.padStart(8);

async function appear(path: string, touchAt?: number) {
  const phone = await slowPhone();
  const { page } = phone;
  await page.goto(path, { waitUntil: "commit" });
  if (touchAt !== undefined) {
    await page.waitForFunction((ms) => performance.now() > ms, touchAt, { polling: 20 });
    await phone.cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 4, y: 400 }] });
    await phone.cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await isAwake(page);
  }
  await page.waitForLoadState("networkidle");
  // Scripts are fetched when the letters are there, which may be after a moment of silence.
  await page.waitForFunction(() => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    return ahead.length > 0 && ahead.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  const notes = { ...(await readNotes(page)), ...phone.weight() };
  await phone.close();
  return notes;
}

async function touch({ path, run }: Deed) {
  const phone = await slowPhone();
  const { page } = phone;
  await page.goto(path, { waitUntil: "commit" });
  const done = await run(phone).catch(never);
  const noticed = await noticedAfter(page).catch(never);
  await isAwake(page);
  const first = (await readNotes(page)).inp;
  await forgetTaps(page);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Escape");
  await run(phone).catch(never);
  const later = (await readNotes(page)).inp;
  await phone.close();
  return { done, noticed, first, later };
}

const shop = await openShop();
const each = async <Found extends object>(run: () => Promise<Found>): Promise<Found[]> => {
  const found: Found[] = [];
  for (let at = 0; at < TIMES; at++) found.push(await run());
  return found;
};
console.log("template       LCP ms     CLS  TBT ms  touched   js kB  pictures kB   largest");
for (const [name, [path, mostJs]] of Object.entries(TEMPLATES)) {
  if (only && only !== name) continue;
  await (await fetch(shop.url + path)).text();
  const still = await each(() => appear(shop.url + path));
  const touched = await each(() => appear(shop.url + path, 1_000));
  const of = (key: "lcp" | "cls" | "tbt" | "js" | "pictures") => median(still.map((one) => one[key]));
  console.log(
    name.padEnd(12) +
      mark(of("lcp"), 750) +
      mark(of("cls"), 0.005, 4) +
      mark(of("tbt"), 100) +
      mark(median(touched.map(({ tbt }) => tbt)), 100) +
      mark(of("js") / 1000, mostJs, 1) +
      (of("pictures") / 1000).toFixed(1).padStart(12) +
      `   ${still[0]?.what}`,
  );
}
console.log("deed             noticed    done   goal   INP first  later");
for (const [name, deed] of Object.entries(DEEDS)) {
  if (only && only !== name) continue;
  const runs = await each(() => touch({ ...deed, path: shop.url + deed.path }));
  const of = (key: "done" | "noticed" | "first" | "later") => median(runs.map((one) => one[key]));
  console.log(
    name.padEnd(16) +
      mark(of("noticed"), 100) +
      mark(of("done"), deed.most) +
      String(deed.most).padStart(7) +
      mark(of("first"), 150).padStart(12) +
      mark(of("later"), 150),
  );
}
await closeBrowser();
await shop.close();
