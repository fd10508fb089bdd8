/** Structured data for search engines, written by the server; "<" is written so that no text can end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = () => JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  const json = import.meta.env.SSR ? text() : "";
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
