import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation, useMatches, useNavigate, useNavigation, useNavigationType } from "react-router";
import { showHearts } from "#accounts/saved/listen-for-saves.ts";
import { showPetMode } from "#catalogue/label/pet-mode.ts";
import { faults } from "#texts/first.ts";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { listenForLinks } from "#ui/link.tsx";
import { unsay } from "#ui/toast/toast.ts";
import { onMarkersChanged } from "../head/markers.ts";
import { knowRoutesInTime } from "./know-routes.ts";
import { schedulePageView } from "./page-view.ts";
import { ProgressBar } from "./progress.ts";
import { decideScroll, findTarget, type Position, shouldScrollToTop } from "./scroll.ts";

type Handle = { name?: string; scrollToTop?: boolean } | undefined;

export const progress = new ProgressBar();

/** R43: starts on the way to another address; what is sent to this one shows on its own button. */
export function LoadingBar() {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  const bar = useSyncExternalStore(
    progress.subscribe,
    () => progress.state,
    () => progress.state,
  );
  const going = state !== "idle" && (location?.pathname !== pathname || location.search !== search);
  const was = useRef(false);
  // Before paint: a busy phone that shows the new page late would show a bar over what has arrived.
  useLayoutEffect(() => {
    if (going && !was.current) progress.start();
    if (!going && was.current) progress.finish();
    was.current = going;
  }, [going]);
  const sent = useRef(false);
  useEffect(() => {
    // What was sent has arrived: half of the way, when the bar is seen at all.
    if (going && state === "loading" && sent.current && progress.state.show) progress.set(Math.max(50, progress.get()));
    sent.current = state === "submitting";
  }, [going, state]);
  useEffect(() => {
    if (!going) return;
    // Without a line nothing comes, and the bar does not pretend that it does.
    const wait = () => progress.pause();
    const goOn = () => progress.resume();
    addEventListener("offline", wait);
    addEventListener("online", goOn);
    return () => {
      removeEventListener("offline", wait);
      removeEventListener("online", goOn);
    };
  }, [going]);
  const shown = (
    <div
      className={`laadbalk${bar.show ? " aan" : ""}${bar.canSucceed ? "" : " mislukt"}`}
      role="progressbar"
      aria-hidden={!bar.show}
      aria-label={frame.progress}
      aria-valuenow={bar.percent}
      style={{ transform: `scaleX(${bar.percent / 100})` }}
    />
  );
  // A filter is chosen in a drawer that lies over the page.
  const dialog = bar.show && document.querySelector("dialog:modal");
  return dialog ? createPortal(shown, dialog) : shown;
}

const positions = new Map<string, Position>();

/** R34–R37, R47: scrolls and counts after each route change. */
export function RouteEffects() {
  const location = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const last = useRef(location);
  const navigate = useNavigate();
  useLayoutEffect(knowRoutesInTime, []);
  useEffect(() => listenForLinks(navigate), [navigate]);
  useEffect(() => onMarkersChanged(showPetMode), []);
  useEffect(() => {
    // What was pressed before scripts ran may be pressed now.
    dispatchEvent(new Event("winkel:wakker"));
    showPetMode();
    history.scrollRestoration = "manual";
    const auto = () => {
      history.scrollRestoration = "auto";
    };
    const manual = () => {
      history.scrollRestoration = "manual";
    };
    addEventListener("beforeunload", auto);
    addEventListener("load", manual);
    return () => {
      removeEventListener("beforeunload", auto);
      removeEventListener("load", manual);
    };
  }, []);
  // Before paint: a shorter new page would move the scroll, and that must not be kept for the old one.
  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const keep = () => positions.set(location.key, { x: scrollX, y: scrollY });
    addEventListener("scroll", keep, { passive: true });
    if (from === location) {
      if (location.hash) findTarget(location.hash, document)?.scrollIntoView();
      return () => removeEventListener("scroll", keep);
    }
    const levels = matches.slice(1).map(({ handle }) => (handle as Handle)?.scrollToTop);
    const decision = decideScroll({
      saved: type === "POP" ? positions.get(location.key) : undefined,
      samePage: from.pathname === location.pathname && from.search === location.search,
      hash: location.hash,
      scrollToTop: shouldScrollToTop(levels) && !(location.state as { keepPlace?: boolean } | null)?.keepPlace,
    });
    if (decision === "hash") findTarget(location.hash, document)?.scrollIntoView();
    else if (decision) scrollTo({ left: decision.x, top: decision.y, behavior: "instant" });
    return () => removeEventListener("scroll", keep);
  }, [location, type, matches]);
  useEffect(showHearts, [location]);
  const name = (matches.at(-1)?.handle as Handle)?.name ?? matches.at(-1)?.id ?? "";
  const url = location.pathname + location.search;
  useEffect(() => {
    const queue = window as unknown as { dataLayer?: unknown[] };
    queue.dataLayer ??= [];
    return schedulePageView(
      () => ({ routeName: name, pageUrl: url, pageTitle: document.title }),
      (event) => {
        queue.dataLayer?.push(event);
        dispatchEvent(new CustomEvent("winkel:page-view", { detail: event }));
      },
    );
  }, [name, url]);
  return null;
}

/** R66: follows the browser's online and offline events; without word it is online. */
export function OfflineBanner() {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const look = () => {
      setOnline(navigator.onLine ?? true);
      if (navigator.onLine) unsay(faults.offline);
    };
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return (
    <div role="status">
      {!online && (
        <div className="offline">
          <div className="wrap">
            <Icon name="let" small />
            {frame.offline}
          </div>
        </div>
      )}
    </div>
  );
}
