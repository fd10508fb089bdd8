import { stillText } from "#kit/page/stills.ts";

// On the server a page carries its styles inside itself, so nothing waits for a second request;
// in the browser, a page opened by a link fetches the sheet it does not have yet.
const sheets = new Map(
  import.meta.env.SSR
    ? Object.entries(
        import.meta.glob<string>(["./styles/*.css", "./styles/frame/*.css"], {
          query: "?inline",
          import: "default",
          eager: true,
        }),
      ).map(([file, text]) => [file.replace(/^.*\/|\.css$/g, ""), { text }] as const)
    : [],
);

export function sheet(name: string): string | undefined {
  return sheets.get(name)?.text;
}

export const sheetUrl = (name: string) => `/assets/stijl/${__BUILD_ID__}/${name}.css`;

export function PageStyle({ name }: { name: string }) {
  if (import.meta.env.SSR) {
    const own = sheets.get(name);
    return (
      <style href={name} precedence="page">
        {own && stillText(own)}
      </style>
    );
  }
  if (document.querySelector(`style[data-href~="${name}"]`)) return null;
  return <link rel="stylesheet" href={sheetUrl(name)} precedence="page" />;
}
