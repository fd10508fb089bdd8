import { useState } from "react";
import { TOPICS } from "#advice/topics.ts";
import { CardBench } from "#catalogue/card/product-card.tsx";
import { listInCategory } from "#catalogue/product/products.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { shopOf } from "#outside/shop.server.ts";
import { Question } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Label } from "#ui/label.tsx";
import { Empty, Message, Skeleton } from "#ui/message.tsx";
import { MonthStrip } from "#ui/months.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Pager } from "#ui/pager.tsx";
import { Price } from "#ui/price.tsx";
import { Quantity } from "#ui/form/quantity.tsx";
import { Rating } from "#ui/rating.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { isForShow } from "#outside/whole-settings.server.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Route } from "./+types/style-guide.page.ts";
import { GROUP_ICONS } from "#front/menu/group-icons.ts";
import { Buttons, Colours, Fields, Icons, Fonts, Part } from "./style-guide-parts.tsx";

export const handle = { auth: "open", name: "style-guide" };

/** Of a shop that is in earnest this address does not exist. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, settings } = shopOf(context);
  if (!isForShow(settings)) throw pageNotFound();
  const cards = await listInCategory(db, "haagplanten", 3);
  return { cards: cards.map((card, at) => (at === 2 ? { ...card, soldOut: true, sku: null } : card)) };
}

export default function StyleGuide({ loaderData: { cards } }: Route.ComponentProps) {
  const [open, setOpen] = useState<"la" | "modaal" | undefined>();
  const [count, setCount] = useState(3);
  return (
    <main id="inhoud" className="wrap section">
      <PageStyle name="guide" />
      <title>Stijlgids</title>
      <h1>Stijlgids</h1>
      <Colours />
      <Fonts />
      <Buttons />
      <Fields />
      <Part title="Aantal">
        <Quantity value={count} onChange={setCount} />
        <Quantity value={1} onChange={() => {}} label="Op het minimum" />
        <Quantity value={10} max={10} onChange={() => {}} label="Op het maximum" />
      </Part>
      <Part title="Kaarten">
        <CardBench cards={cards} month={11} />
      </Part>
      <Part title="Prijs en etiket">
        <Price cents={245} from tier={{ count: 50, cents: 195 }} />
        <Price cents={1295} reduced={{ wasCents: 1695, lowest30Cents: 1695 }} />
        <div className="row">
          <Label>Feit</Label>
          <Label tone="oranje">Seizoen</Label>
          <Label tone="klei">Afgeprijsd</Label>
          <Label tone="kalk">Uitverkocht</Label>
          <Rating value={4.6} count={12} />
        </div>
      </Part>
      <Part title="Meldingen">
        <Message>Gewone mededeling</Message>
        <Message tone="let">Let op</Message>
        <Message tone="fout">Dit ging mis</Message>
        <Skeleton height="3rem" />
        <Empty title="Nog niets hier">
          <p>Begin bij de haagplanten.</p>
        </Empty>
        <div className="row">
          <Button onClick={() => toast("Adres bewaard")}>Toast</Button>
          <Button onClick={() => toast("Bewaren lukte niet. Probeer het opnieuw.", { kind: "error" })}>
            Fouttoast
          </Button>
          <Button onClick={() => setOpen("la")}>Lade</Button>
          <Button onClick={() => setOpen("modaal")}>Modaal</Button>
        </div>
        <Dialog open={open !== undefined} look={open ?? "la"} title="Titel" onClose={() => setOpen(undefined)}>
          <p>Inhoud</p>
        </Dialog>
      </Part>
      <Part title="Wegwijzers">
        <Crumbs trail={[{ label: "Haagplanten", to: "/haagplanten" }, { label: "Beuk" }]} />
        <Tabs
          label="Soorten resultaten"
          tabs={[
            { label: "Producten", to: "?t=1", current: true, count: 24 },
            { label: "Artikelen", to: "?t=2", current: false, count: 3 },
          ]}
        />
        <Pager current={1} last={12} pages={[1, 2, 3, 4, 5, 6, 7]} to={(page) => `?pagina=${page}`} />
        <Pager current={4} last={12} pages={[1, 2, 3, 4, 5, 6, 7]} to={(page) => `?pagina=${page}`} />
        <Question question="Wanneer snoei ik een beuk?">
          <p>In juni en eventueel nog eens eind augustus.</p>
        </Question>
        <MonthStrip
          now={11}
          rows={[
            { kind: "plant", months: [10, 11, 12, 1, 2, 3] },
            { kind: "bloom", months: [4, 5] },
            { kind: "prune", months: [6, 9] },
          ]}
        />
      </Part>
      <Icons names={[...new Set([...GROUP_ICONS, ...TOPICS.map(({ icon }) => icon)])]} />
    </main>
  );
}
