/** Structured data for search engines: written by the server, left alone by the browser. */
export function JsonLd({ data }: { data: () => object }) {
  const text = import.meta.env.SSR ? JSON.stringify(data()).replaceAll("<", "\\u003c") : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
