/** Where a key leads in the range menu: up and down a list, to its ends, and left from its links back to the area. */
export function nextLink(box: HTMLElement, key: string): HTMLElement | undefined {
  const areas = [...box.querySelectorAll<HTMLElement>(".gebied a")];
  const others = [...box.querySelectorAll<HTMLElement>("a")].filter((link) => !areas.includes(link));
  const here = document.activeElement as HTMLElement;
  const inArea = areas.includes(here);
  const list = inArea ? areas : others;
  const at = list.indexOf(here);
  if (at < 0) return undefined;
  if (key === "ArrowDown") return list[at + 1] ?? list[0];
  if (key === "ArrowUp") return list.at(at - 1);
  if (key === "Home") return list[0];
  if (key === "End") return list.at(-1);
  if (key === "ArrowLeft") return inArea ? undefined : areas.find((link) => link.ariaCurrent === "true");
  return undefined;
}
