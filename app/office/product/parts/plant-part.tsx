import { pawOf } from "#catalogue/plants/harm.ts";
import type { Product } from "#catalogue/product/product.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { TextField } from "#ui/form/field.tsx";
import { MonthStrip, type MonthRow } from "#ui/months.tsx";
import { Facts, type Fact } from "../../rows.tsx";
import { Picker } from "./picker.tsx";
import { ownField, type Shown } from "../form/shown.ts";

const say = officeProduct.plant;
export type KnownFacts = Pick<Product, "slug" | "facts" | "calendar">;
const centimetres = (cm: number | null | undefined) => (cm ? `${cm} cm` : "–");
const degrees = (value: number) => `${String(value).replace("-", "−")} °C`;

/** What the record of the plant says, and which record that is. */
export function PlantPart({ shown, known, changed }: { shown: Shown; known: KnownFacts; changed(): void }) {
  const { facts, calendar } = known;
  const rows: MonthRow[] = (["plant", "sow", "bloom", "feed", "prune", "harvest"] as const).map((kind) => ({
    kind,
    months: calendar[kind],
  }));
  const list: Fact[] = [
    [say.height, centimetres(facts.finalHeightCm)],
    [say.width, centimetres(facts.finalWidthCm)],
    facts.minTempC != null
      ? [say.warm, degrees(facts.minTempC)]
      : [say.cold, facts.hardinessC == null ? "–" : degrees(facts.hardinessC)],
    [say.growth, centimetres(facts.growthCmPerYear)],
    [say.light, facts.light?.join(", ") || "–"],
    [say.harm, pawOf(facts)?.lines.join(" ") ?? "–"],
  ];
  return (
    <section className="deel" id="plant">
      <h2>{officeProduct.section.plant}</h2>
      <div className="vel stack">
        <p className="soft klein">{facts.plant ? say.text : say.none}</p>
        <div className="velden">
          <Picker shown={shown} field="plant" slug={known.slug} one changed={changed} />
          <TextField label={officeProduct.own.grownAs} {...ownField(shown, "grownAs")} optional />
        </div>
        {facts.plant && (
          <>
            <Facts facts={list} />
            {rows.some(({ months }) => months.length > 0) && <MonthStrip rows={rows} />}
          </>
        )}
      </div>
    </section>
  );
}
