import { categoryPath } from "#kit/path.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Picker } from "./picker.tsx";
import type { Picked } from "../form/picks.ts";
import type { Shown } from "../form/shown.ts";

const FIELDS: Picked[] = ["also", "not", "belongsWith", "alternatives", "articles"];
type Props = { shown: Shown; slug: string; shelves: { slug: string; title: string }[]; changed(): void };

/** Where it stands in the shop, by rule and by hand, and what stands beside it. */
export function PlacePart({ shown, slug, shelves, changed }: Props) {
  return (
    <section className="deel" id="plaats">
      <h2>{say.section.plaats}</h2>
      <div className="vel stack">
        <p className="klein">
          {shelves.length ? say.byRule : say.byRuleNone}{" "}
          {shelves.map(({ slug: key, title }, at) => (
            <span key={key}>
              {at > 0 && ", "}
              <a href={categoryPath(key)}>{title}</a>
            </span>
          ))}
        </p>
        <div className="kiezers">
          {FIELDS.map((field) => (
            <Picker key={field} shown={shown} field={field} slug={slug} changed={changed} />
          ))}
        </div>
      </div>
    </section>
  );
}
