import type { FACES } from "#ui/fonts.ts";

type Load = (file: string) => Promise<unknown>;

/**
 * Written into the head of a page as it stands here, so it uses nothing from outside itself. A page is whole without
 * scripts; this brings the rest in the order a visitor needs it:
 * 1. When the page has loaded, its fonts, shown together: each change of fonts sets every line anew. Whoever comes
 *    from a page of ours has them already and sees them at once; where they would move what somebody reads, they wait
 *    for the next page.
 * 2. Then what lies far below is laid out, a part at a time.
 * 3. The scripts are fetched, together. They run when somebody is there: at the first movement, touch or key; at once
 *    for whoever has something here already; after a while for whoever only looks.
 * What is pressed before they run is answered by `first-touch.ts`.
 */
export function wakeUp(start: () => Promise<void>, ahead: string[], faces: typeof FACES, load: Load): void {
  const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "offline"];
  const MOVES = ["wheel", "scroll", "keydown"];
  // A cart, a login, hearts, a warning for pets: what a page cannot show without scripts.
  const KNOWN = /\b(?:wagen=[1-9]|session=true|bewaard=\w|huisdierveilig=aan)/;
  const LOOKING = 4_000;
  const PRESS = 60;
  const MANIFEST_AND_ENTRY = 2;
  const GRID = 8;
  /** Pixels; browsers call it a jump from three on. */
  const JUMP = 3;
  const page = document.documentElement.classList;
  let made: FontFace[] | undefined;
  let fetched = false;
  let running = false;
  /** Whoever asked for the end of the page before anybody knew how long it is, is brought there when it is known. */
  let toEnd = false;

  const fonts = () =>
    (made ??= faces.map(
      ({ family, file, ...how }) => new FontFace(family, `url(/fonts/${file}.woff2)`, { ...how, display: "swap" }),
    ));
  const showFonts = () => {
    for (const face of fonts()) document.fonts.add(face);
  };
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  /** What stands where somebody looks, at a grid of spots, and how high. */
  const inSight = () => {
    const parts = [...Array(GRID * GRID).keys()].flatMap((at) => {
      const across = ((at % GRID) + 0.5) / GRID;
      const down = (Math.floor(at / GRID) + 0.5) / GRID;
      return document.elementsFromPoint(innerWidth * across, innerHeight * down);
    });
    return [...new Set(parts)].map((part) => ({ part, top: topOf(part) }));
  };
  const leftOf = (part: Element) => part.getBoundingClientRect().left;
  /**
   * Words in a row lie against each other, so each change of one would push all that follow; they stay where they are,
   * for as long as the page is as wide.
   */
  const holdRows = () => {
    const words = [...document.querySelectorAll<HTMLElement>(".strook li, .hoofdnav li, .actie")];
    const before = words.map(leftOf);
    const wide = innerWidth;
    const letGo = () => {
      for (const word of words) word.style.translate = "";
    };
    const hold = () => {
      const moved = words.map((word, at) => (before[at] ?? 0) - leftOf(word));
      for (const [at, word] of words.entries()) if (moved[at]) word.style.translate = `${moved[at]}px`;
      addEventListener("resize", () => innerWidth !== wide && letGo());
    };
    return { hold, letGo };
  };
  /** Nothing jumps under whoever reads: where our fonts would move it, they come with the next page. */
  const changeFonts = () => {
    const before = inSight();
    const { hold, letGo } = holdRows();
    showFonts();
    hold();
    if (before.every(({ part, top }) => Math.abs(topOf(part) - top) < JUMP)) return;
    for (const face of fonts()) document.fonts.delete(face);
    letGo();
    self.navigation?.addEventListener("navigatesuccess", showFonts, { once: true });
  };
  // A browser that is never at rest gets on with it all the same.
  const soon = (work: () => void) =>
    "requestIdleCallback" in self ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work);
  const rest = () => {
    // What somebody looks at would be put away and drawn again.
    for (const part of document.querySelectorAll(".gelegd")) {
      const { top, bottom } = part.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) part.classList.remove("gelegd");
    }
    page.add("rust");
    if (toEnd) scrollTo(0, document.documentElement.scrollHeight);
  };
  const layOut = () => {
    const [next] = document.getElementsByClassName("straks");
    if (!next) {
      page.remove("dicht", "wacht");
      // When the sizes of all parts have been seen, those out of sight need no work any more.
      return requestAnimationFrame(() => setTimeout(rest));
    }
    next.classList.replace("straks", "gelegd");
    soon(layOut);
  };
  const fetchAll = () => {
    if (fetched) return;
    fetched = true;
    // What was pressed is sent before them, also where a browser has few lines to the shop.
    const how = { rel: "modulepreload", fetchPriority: "low" };
    for (const href of ahead) document.head.append(Object.assign(document.createElement("link"), { ...how, href }));
  };
  const run = () => {
    if (running) return;
    running = true;
    for (const sign of SIGNS) removeEventListener(sign, seen, true);
    fetchAll();
    warmUp()
      .then(start)
      .catch(() => {
        page.add("zonder");
        dispatchEvent(new Event("winkel:slaapt"));
      });
  };
  /** One file at a time, so that a finger on the page never waits for all of them; the entry begins when it is loaded. */
  const warmUp = async () => {
    for (const href of ahead.slice(MANIFEST_AND_ENTRY)) {
      await load(href);
      await new Promise((next) => setTimeout(next));
    }
  };
  const seen = (event: Event) => {
    // A browser tells of a move that nobody made when a page appears under a mouse at rest.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
    page.add("iemand");
    // First the page shows that it was pressed.
    requestAnimationFrame(() => {
      setTimeout(fetchAll);
      setTimeout(run, PRESS);
    });
  };
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const known = document.referrer.startsWith(location.origin) || visit?.type !== "navigate";
  if (known) showFonts();
  else if (!location.hash) {
    page.add("dicht", "wacht");
    // A font or a picture may never come, and whoever listens to the page or searches it moves nothing.
    setTimeout(() => page.remove("wacht"), LOOKING);
  }
  for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  // A finger at rest, also on a button, and a letter that is typed need nothing from below; who goes there does.
  const isLetter = (event: Event) =>
    event instanceof KeyboardEvent && event.key.length === 1 && event.target instanceof HTMLInputElement;
  const moved = (event: Event) => {
    const { type, target } = event;
    const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (type !== "scroll") toEnd = event instanceof KeyboardEvent && event.key === "End" && !writes;
    return isLetter(event) || page.remove("wacht");
  };
  for (const sign of MOVES) addEventListener(sign, moved, { capture: true, passive: true });
  addEventListener("load", async () => {
    if (KNOWN.test(document.cookie)) run();
    else setTimeout(run, LOOKING);
    await Promise.allSettled(fonts().map((face) => face.load()));
    changeFonts();
    soon(layOut);
    fetchAll();
  });
}
