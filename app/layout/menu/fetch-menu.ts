import type { MenuShown } from "#front/menu/menu.ts";

let place = "/api/menu";
let asked: Promise<MenuShown> | undefined;

/** From now on the menu is read from another address: the draft that somebody looks at. */
export function askMenuAt(other: string): void {
  place = other;
}

/** The menu for parts that no server wrote; asked once. */
export function fetchMenu(): Promise<MenuShown> {
  asked ??= fetch(place).then((response) => {
    if (!response.ok) throw new Error("menu");
    return response.json() as Promise<MenuShown>;
  });
  // Who asks again after it failed may have a connection then.
  asked.catch(() => (asked = undefined));
  return asked;
}
