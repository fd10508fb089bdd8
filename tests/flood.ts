// Addresses that nobody would ask for, each another one: what a shop keeps may not grow by them.
const KINDS: ((n: number) => string)[] = [
  (n) => `/haagplanten?pagina=${n}`,
  (n) => `/haagplanten?prijs=${n}-`,
  (n) => `/search?q=woord${n.toString(36)}`,
  (n) => `/p/geen-plant-${n}`,
  (n) => `/bestaat-niet-${n}`,
  (n) => `/p/laurier-novita?sku=X${n}`,
  (n) => `/tuinkalender?maand=${n}`,
  (n) => `/?thema=t${n}`,
  (n) => `/bomen?sorteer=s${n}`,
  (n) => `/groenhulp/geen-artikel-${n}`,
  (n) => `/assets/${n}%2F..%2Fentry.js`,
  (n) => `/plaat/${n}.webp`,
  (n) => `/bezorging?utm_source=${n}&stap=${n}`,
  (n) => `/haagplanten.data?_routes=${n}`,
  (n) => `/api/search?q=woord${n.toString(36)}`,
  (n) => `/herfst-${n}/${n}?${n}=${n}`,
];

export type Flooded = { asked: number; statuses: Map<number, number> };

/** Asks for `count` different addresses, a few at a time. */
export async function flood(url: string, count: number, atOnce = 4, from = 0): Promise<Flooded> {
  const statuses = new Map<number, number>();
  let asked = 0;
  const walk = async (): Promise<void> => {
    while (asked < count) {
      const n = from + asked++;
      const address = KINDS[n % KINDS.length]?.(n) ?? "/";
      const response = await fetch(url + address, { headers: { "accept-encoding": "br" }, redirect: "manual" });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return { asked, statuses };
}
