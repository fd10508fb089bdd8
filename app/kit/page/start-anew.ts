/** Tells a reload that the shop wants from one by which the router answers a part that did not come. */
export const WANTED = "wanted";

type Navigation = { navigation?: { reload(options: { info: string }): unknown } };

export function startAnew(): void {
  const { navigation } = window as unknown as Navigation;
  if (navigation) navigation.reload({ info: WANTED });
  else location.reload();
}
