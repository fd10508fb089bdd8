/**
 * Written into the head of every page as it stands here, so it uses nothing from outside itself, and is the same text on
 * every page. Until React is there it answers each press: drawers open, what can be sent is sent, the rest is marked as
 * busy and pressed again later. Who took a press finishes it: a busy button is not heard twice, by it or by React.
 */
function firstTouch(): void {
  type Sent = Record<string, FormDataEntryValue[]>;
  type Found = { name: string; url: string };
  type Told = { message?: string; saved?: boolean; lines?: { sku: string; name: string }[] };
  const [PATIENCE, SHOWN, HANGING] = [3_000, 5_000, 20_000];
  const BUSY = "aria-busy";
  let awake = false;
  let through = false;
  const tried = new WeakSet<HTMLElement>();
  const held: (() => void)[] = [];

  const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind | null;
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** When the press has been painted, before all that is only waiting for a quiet moment. */
  const painted = (next: () => void) =>
    requestAnimationFrame(() =>
      "scheduler" in self ? void scheduler.postTask(next, { priority: "user-blocking" }) : setTimeout(next),
    );
  /** Opening sets the whole page aside, which takes a slow phone a while: first the press itself is seen. */
  const show = (id: string, pressed: Element) => {
    const open = () => {
      const drawer = byId<HTMLDialogElement>(id);
      // It stands at the end of a page that is still coming in.
      if (!drawer && document.readyState === "loading") return addEventListener("DOMContentLoaded", open);
      if (drawer && !drawer.open) drawer.showModal();
      pressed.classList.remove("ingedrukt");
    };
    pressed.classList.add("ingedrukt");
    painted(open);
  };
  /** Closing puts the whole page back, which takes as long: first the drawer is out of sight. */
  const hide = (drawer: HTMLDialogElement) => {
    drawer.classList.add("weg");
    painted(() => {
      drawer.close();
      drawer.classList.remove("weg");
    });
  };
  const count = () => {
    const tally = document.querySelector(".acties .tel");
    if (tally) tally.textContent = String(Number.parseInt(cookie("wagen"), 10) || "");
  };
  /** Announced, and seen when it is more than "one moment". */
  const say = (text = "", look = "") => {
    const [busy, toast] = byId("melding")?.children ?? [];
    if (!busy || !(toast instanceof HTMLElement)) return;
    busy.textContent = look ? "" : text;
    toast.hidden = !look;
    toast.className = look;
    if (toast.firstElementChild) toast.firstElementChild.textContent = look && text;
  };
  const words = (name: string) => byId("melding")?.dataset[name] ?? "";
  const unmark = (button: Element) => button.removeAttribute(BUSY);
  const mark = (button: Element) => {
    button.setAttribute(BUSY, "true");
    say(words("busy"));
    setTimeout(unmark, HANGING, button);
  };
  const release = () => {
    through = true;
    for (const press of held.splice(0)) press();
    through = false;
  };
  const hold = (press: () => void) => {
    if (held.push(press) === 1) setTimeout(release, PATIENCE);
  };

  let token: Promise<unknown> | undefined;
  const ask = (path: string, how?: object) => fetch(path, { ...how, signal: AbortSignal.timeout(HANGING) });
  const forget = () => void (token = undefined);
  const askToken = async () => cookie("XSRF-TOKEN") || (token ??= ask("/auth/csrf-cookie").finally(forget));
  /** In turn, also in other tabs and after us: an answer names the cart, or holds the list, that the next goes into. */
  const post = (path: string, body: object) =>
    navigator.locks.request(path, async () => {
      await askToken();
      const headers = { "content-type": "application/json", "x-xsrf-token": cookie("XSRF-TOKEN") };
      return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
    });
  const send = async (form: HTMLFormElement, by: HTMLElement, all: Sent) => {
    const slug = by.dataset.save;
    const once = crypto.randomUUID();
    const wish = slug && cookie("bewaard").split(".").includes(slug) ? "remove" : "add";
    try {
      const response = await (slug ? post("/api/saved", { slug, wish }) : post("/api/cart/lines", { ...all, once }));
      const { message = words("wrong"), saved, lines } = (await response.json()) as Told;
      unmark(by);
      if (!response.ok) return say(message, "toast toast-fout");
      if (slug) {
        by.setAttribute("aria-pressed", String(saved));
        return say(words(saved ? "kept" : "letGo"));
      }
      count();
      const [sku, more] = all.sku ?? [];
      const name = more ? undefined : lines?.find((line) => line.sku === sku)?.name;
      say(words("added").replace("…", name ?? words("all")), "toast");
      setTimeout(say, SHOWN);
      dispatchEvent(new Event("winkel:markers"));
    } catch {
      // Nobody knows whether it arrived: it is sent again with the same key or wish, by React or as a plain form.
      tried.add(by);
      const [name, value] = slug ? ["wish", wish] : ["once", once];
      const again = () => {
        unmark(by);
        // Not earlier: hearts share a form.
        form.addEventListener("formdata", ({ formData }) => formData.set(name, value), { once: true });
        form.requestSubmit(by);
      };
      if (awake) again();
      else hold(again);
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const by = event.submitter ?? form;
    if (by.getAttribute(BUSY)) return stop(event);
    if (awake || event.defaultPrevented) return;
    mark(by);
    // Any other form goes its own way, as it would without scripts; a press that was tried and lost does too.
    if (tried.has(by)) return;
    const all: Sent = {};
    for (const [name, value] of new FormData(form, by)) (all[name] ??= []).push(value);
    if (!by.dataset.save && all.deed?.[0] !== "cart.add") return;
    delete all.deed;
    stop(event);
    void send(form, by, all);
  };

  const step = (button: HTMLElement, by: number) => {
    const field = button.parentElement?.querySelector("input");
    if (!field) return;
    const value = Math.min(9999, Math.max(1, (Number.parseInt(field.value, 10) || 0) + by));
    field.value = String(value);
    const less = button.parentElement?.querySelector("button");
    if (less) less.disabled = value < 2;
    // In the cart a number is a wish by itself: React reads it when it comes, or the form goes without.
    if (field.form?.dataset.self !== undefined) hold(() => awake || field.form?.requestSubmit());
  };

  /** A finger is seen where it lands; a click is heard only when it has lifted. */
  const onDown = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest("button,.btn,[data-opens]");
    if (!pressed) return;
    pressed.classList.add("ingedrukt");
    // What it will send needs a token, which can be on its way before the finger has lifted.
    if (!awake && pressed.matches("[data-save],.btn-actie[type=submit]")) askToken().catch(() => {});
    const lift = () => {
      pressed.classList.remove("ingedrukt");
      removeEventListener("pointerup", lift, true);
      removeEventListener("pointercancel", lift, true);
    };
    addEventListener("pointerup", lift, true);
    addEventListener("pointercancel", lift, true);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // On its backdrop.
    if (target.matches("dialog[closedby]") && !("closedBy" in target)) return hide(target as HTMLDialogElement);
    const pressed = target.closest<HTMLElement>("a,button,[role=button]");
    if (!pressed) return;
    const { opens, step: steps } = pressed.dataset;
    const drawer = pressed.getAttribute("commandfor");
    if (opens) {
      stop(event);
      return show(opens, pressed);
    }
    if (drawer) {
      event.preventDefault();
      const open = pressed.closest("dialog");
      return pressed.getAttribute("command") === "close" && open ? hide(open) : show(drawer, pressed);
    }
    if (awake || through) return;
    if (steps) return step(pressed, Number(steps));
    if (pressed instanceof HTMLButtonElement && pressed.type !== "button") return;
    if (pressed instanceof HTMLAnchorElement && !pressed.role) {
      if (pressed.origin === location.origin && !pressed.hash && !pressed.target) mark(pressed);
      return;
    }
    stop(event);
    if (pressed.getAttribute(BUSY)) return;
    mark(pressed);
    hold(() => {
      unmark(pressed);
      pressed.click();
    });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || !(event.target instanceof Element))
      return;
    const drawer = event.target.closest<HTMLDialogElement>("dialog[closedby]");
    if (!drawer) return;
    event.preventDefault();
    hide(drawer);
  };

  const onInput = async ({ target: box }: Event) => {
    const list = byId("voorstellen");
    if (!list || !(box instanceof HTMLInputElement) || list.parentElement !== box.form || box.role) return;
    const { value } = box;
    const asked = value.trim().length > 1 && (await fetch(`/api/search/suggest?q=${encodeURIComponent(value)}`));
    if (box.value !== value || box.role) return;
    const { categories = [], products = [] } =
      asked && asked.ok ? ((await asked.json()) as Record<string, Found[]>) : {};
    if (box.value !== value || box.role) return;
    const links = [...categories, ...products].map(({ name, url }) =>
      Object.assign(document.createElement("a"), { href: url, textContent: name }),
    );
    list.replaceChildren(...links);
    list.hidden = !links.length;
  };

  addEventListener("pointerdown", onDown, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey);
  addEventListener("submit", onSubmit, true);
  addEventListener("input", (event) => void onInput(event).catch(() => {}));
  addEventListener("DOMContentLoaded", count);
  addEventListener("winkel:wakker", () => {
    awake = true;
    release();
  });
  addEventListener("winkel:slaapt", release);
  // Somebody went back to another page that the router had shown: nobody is awake to show it.
  const here = location.pathname + location.search;
  addEventListener("popstate", () => {
    if (!awake && location.pathname + location.search !== here) location.reload();
  });
  // A page that comes back from the browser's memory is not busy any more.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const one of document.querySelectorAll(`[${BUSY}]`)) if (one.matches("a,button,form")) unmark(one);
    say();
    count();
  });
}

export const FIRST_TOUCH = `(${String(firstTouch).replaceAll(/\n\s+/g, "\n")})();`;
