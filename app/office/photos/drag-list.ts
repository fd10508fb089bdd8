type Move = (from: string, onto: string) => void;

const itemOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;

/** Lets the items of a list be dragged onto each other; each tells its name in `data-key`. Give it as the list's `ref`. */
export const dragList = (move: Move) => (list: HTMLElement | null) => {
  if (!list) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  let dragged: HTMLElement | null = null;
  const mark = (item: HTMLElement | null) => {
    dragged?.classList.remove("sleept");
    item?.classList.add("sleept");
    dragged = item;
  };
  list.addEventListener("dragstart", (event) => mark(itemOf(event)), { signal });
  list.addEventListener("dragend", () => mark(null), { signal });
  list.addEventListener("dragover", (event) => dragged && event.preventDefault(), { signal });
  list.addEventListener(
    "drop",
    (event) => {
      const [from, onto] = [dragged?.dataset.key, itemOf(event)?.dataset.key];
      if (!from) return;
      event.preventDefault();
      mark(null);
      if (onto && onto !== from) move(from, onto);
    },
    { signal },
  );
  return () => ended.abort();
};
