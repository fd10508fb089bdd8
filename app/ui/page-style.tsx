// On the server a page carries its styles inside itself, so nothing waits for a second request;
// in the browser, a page opened by a link fetches the sheet it does not have yet.
const sheets: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob<string>("./styles/*.css", { query: "?inline", import: "default", eager: true })
  : {};

export function sheet(name: string): string | undefined {
  return sheets[`./styles/${name}.css`];
}

export const sheetUrl = (name: string) => `/assets/stijl/${__BUILD_ID__}/${name}.css`;

export function PageStyle({ name }: { name: string }) {
  if (import.meta.env.SSR) {
    return (
      <style href={name} precedence="page">
        {sheet(name)}
      </style>
    );
  }
  if (document.querySelector(`style[data-href~="${name}"]`)) return null;
  return <link rel="stylesheet" href={sheetUrl(name)} precedence="page" />;
}
