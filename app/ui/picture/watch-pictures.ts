import { Failures, isNear, Loaded, RETRIES } from "./pictures.ts";

const BETWEEN_CHECKS = 200;
const MOVES = ["scroll", "wheel", "resize", "animationend", "transitionend", "touchmove", "online"] as const;
const UNSETTLED = 'img:not([lazy="loaded"])';

const loaded = new Loaded();
const failures = new Failures<HTMLImageElement>();

const isBroken = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0;

function hurry(picture: HTMLImageElement, decoding: "sync" | "async"): void {
  picture.loading = "eager";
  picture.decoding = decoding;
}

/** R116: the browser defers by itself; this hurries what is near, shows at once what came before, and tries again. */
export function watchPictures(): { check(): void; stop(): void } {
  const ended = new AbortController();
  const { signal } = ended;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isWaiting = false;

  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const came = (picture: HTMLImageElement) => {
    loaded.add(picture.src);
    picture.setAttribute("lazy", "loaded");
  };
  const broke = (picture: HTMLImageElement) => {
    picture.setAttribute("lazy", "error");
    // Who sits still gets another attempt as well, a little later each time.
    const times = failures.add(picture, picture.src);
    if (times <= RETRIES) after(times * times * 1_000, check);
  };

  const meet = (picture: HTMLImageElement) => {
    if (loaded.has(picture.src) && !picture.complete) hurry(picture, "sync");
    if (isBroken(picture)) broke(picture);
    else if (picture.complete) came(picture);
    else picture.setAttribute("lazy", "loading");
  };
  const look = (picture: HTMLImageElement) => {
    if (!picture.hasAttribute("lazy")) meet(picture);
    if (picture.getAttribute("lazy") === "loaded") return;
    if (!isNear(picture.getBoundingClientRect(), { width: innerWidth, height: innerHeight })) return;
    if (picture.loading === "lazy") hurry(picture, "async");
    if (!isBroken(picture) || failures.count(picture, picture.src) > RETRIES) return;
    picture.setAttribute("lazy", "loading");
    // Given its own address again, a picture that failed starts anew.
    const { src } = picture;
    picture.src = src;
  };

  function check(): void {
    if (isWaiting) return;
    isWaiting = true;
    after(BETWEEN_CHECKS, () => {
      isWaiting = false;
      for (const picture of document.querySelectorAll<HTMLImageElement>(UNSETTLED)) look(picture);
    });
  }

  const onPicture = (name: "load" | "error", run: (picture: HTMLImageElement) => void) =>
    // Such events do not come as far as the window.
    document.addEventListener(
      name,
      ({ target }) => target instanceof HTMLImageElement && target.hasAttribute("lazy") && run(target),
      { signal, capture: true },
    );
  onPicture("load", came);
  onPicture("error", broke);
  for (const move of MOVES) addEventListener(move, check, { signal, passive: true, capture: true });
  check();
  return {
    check,
    stop: () => {
      ended.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
