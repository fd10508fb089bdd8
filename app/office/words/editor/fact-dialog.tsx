import { useState } from "react";
import { useFetcher } from "react-router";
import type { Fact } from "#outside/words/fill-facts.ts";
import { officeEditor } from "#texts/office/editor.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { Pick } from "../../product/pick.server.ts";
import { DialogField } from "./dialog-field.tsx";
import { FoundList } from "./found-list.tsx";

const say = officeEditor.fact;
type Props = {
  /** Whether company data and prices of delivery can stand in this text. */
  shop: boolean;
  /** The mark without its braces. */
  pick(mark: string): void;
  onClose(): void;
};

/** A figure that the shop keeps up to date: of the shop itself, or of a plant that is found by its name. */
export function FactDialog({ shop, pick, onClose }: Props) {
  const plants = useFetcher<{ picks: Pick[] }>();
  const figures = useFetcher<{ picks: Pick[] }>();
  const [plant, setPlant] = useState<Pick>();
  const ask = (fetcher: typeof plants, soort: "plant" | "figure", q: string) =>
    void fetcher.load(`/kantoor/assortiment/kies?${new URLSearchParams({ soort, q })}`);
  const own = Object.entries(say.shop satisfies Record<Fact, string>).map(([slug, name]): Pick => ({ slug, name }));
  return (
    <Dialog open title={say.title} onClose={onClose} look="modaal">
      <div className="kolom">
        <DialogField
          label={say.search}
          type="search"
          maxLength={60}
          onType={(q) => {
            setPlant(undefined);
            ask(plants, "plant", q);
          }}
        />
        {plant ? (
          <Found label={say.of(plant.name)} picks={figures.data?.picks} pick={({ slug }) => pick(slug)} />
        ) : (
          <Found
            label={say.found}
            picks={plants.data?.picks}
            pick={(one) => {
              setPlant(one);
              ask(figures, "figure", one.slug);
            }}
          />
        )}
        {shop && <Found label={say.ofShop} picks={own} pick={({ slug }) => pick(slug)} />}
      </div>
    </Dialog>
  );
}

type FoundProps = { label: string; picks: Pick[] | undefined; pick(one: Pick): void };

/** Several lists stand under each other here, so each says of what it is. */
function Found(props: FoundProps) {
  return (
    <>
      {props.picks && props.picks.length > 0 && <p className="klein soft">{props.label}</p>}
      <FoundList {...props} none={say.none} />
    </>
  );
}
