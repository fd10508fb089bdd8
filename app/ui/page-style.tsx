import { preinit } from "react-dom";
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

const sheetUrl = (name: string) => `/assets/stijl/${__BUILD_ID__}/${name}.css`;

type Props = {
  name: string;
  /** For pages that somebody opens all day: the browser keeps their sheet. */
  linked?: boolean;
};

export function PageStyle({ name, linked }: Props) {
  if (import.meta.env.SSR && !linked) {
    const own = sheets.get(name);
    return (
      <style href={name} precedence="page">
        {own && stillText(own)}
      </style>
    );
  }
  if (!import.meta.env.SSR && isInPage(name)) return null;
  // React writes linked sheets before the styles of the same precedence.
  return <link rel="stylesheet" href={sheetUrl(name)} precedence={linked ? "linked" : "page"} />;
}

const isInPage = (name: string) => document.querySelector(`style[data-href~="${name}"]`) !== null;

/** Has a sheet at hand for what may be opened next. */
export function bringSheet(name: string): void {
  if (!isInPage(name)) preinit(sheetUrl(name), { as: "style", precedence: "page" });
}
