export type Suggestion = {
  queries: { text: string; highlighted: string }[];
  products: {
    slug: string;
    name: string;
    highlighted: string;
    latin?: string | null;
    url: string;
    fromCents: number;
    picture: { key: string; alt: string } | null;
  }[];
  categories: { slug: string; name: string; highlighted: string; url: string }[];
  articles: { slug: string; name: string; highlighted: string; url: string }[];
};

export const NOTHING: Suggestion = { queries: [], products: [], categories: [], articles: [] };

const MOST_TRIES = 3;
const MOST_SECONDS = 10;

/** What to suggest; when the shop asks for a little patience it is asked again after the wait it names. */
export async function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestion> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`/api/search/suggest?q=${encodeURIComponent(query.slice(0, 512))}`, { signal });
    if (response.ok) return (await response.json()) as Suggestion;
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    const patient = (response.status === 429 || response.status === 503) && seconds >= 0 && seconds <= MOST_SECONDS;
    if (!patient || tries === MOST_TRIES) return NOTHING;
    await pause(seconds * 1000, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(over);
      reject(signal.reason as Error);
    });
  });
