import { ui } from "#texts/ui.ts";

/** Stars always stand beside their number. */
export function Rating({ value, count }: { value: number; count: number }) {
  const text = value.toFixed(1).replace(".", ",");
  return (
    <span className="sterren">
      <i style={{ ["--v" as string]: value.toFixed(1) }} aria-hidden="true" />
      <span className="num">
        <span className="vh">{ui.rating(text, count)}</span>
        <span aria-hidden="true">
          {text} <span className="soft">({count})</span>
        </span>
      </span>
    </span>
  );
}
