/** Structured data for search engines: written by the server, left alone by the browser, which gets `false`. */
export function JsonLd({ data }: { data: object | false }) {
  const text = data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
