import { useState } from "react";
import { pageNotFound } from "#kit/error.ts";
import { shopOf } from "#outside/shop.server.ts";
import { Question } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AreaField, Choice, SelectField, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Label } from "#ui/label.tsx";
import { Empty, Message, Skeleton } from "#ui/message.tsx";
import { MonthStrip } from "#ui/months.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Pager } from "#ui/pager.tsx";
import { Price } from "#ui/price.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { Rating } from "#ui/rating.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { toast } from "#ui/toast.ts";
import type { Route } from "./+types/style-guide.page.ts";

export const handle = { auth: "open", name: "style-guide" };

/** For developers only: in production this address does not exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (shopOf(context).settings.NODE_ENV === "production") throw pageNotFound();
  return null;
}

export default function StyleGuide() {
  const [open, setOpen] = useState<"la" | "modaal" | undefined>();
  const [count, setCount] = useState(3);
  return (
    <main id="inhoud" className="wrap section">
      <PageStyle name="guide" />
      <title>Stijlgids</title>
      <h1>Stijlgids</h1>
      <Part title="Knoppen">
        <div className="row">
          <Button kind="actie">Actie</Button>
          <Button>Groen</Button>
          <Button kind="lijn">Lijn</Button>
          <Button kind="actie" size="s">
            Klein
          </Button>
          <Button kind="actie" size="xl">
            Groot
          </Button>
          <Button kind="actie" busy>
            Bezig
          </Button>
          <Button disabled>Uit</Button>
        </div>
      </Part>
      <Part title="Velden">
        <div className="velden">
          <TextField label="Naam" name="naam" help="Zoals op de deurbel" span={2} />
          <TextField
            label="E-mailadres"
            name="email"
            errors={["Dit is geen e-mailadres."]}
            defaultValue="an@"
            span={2}
          />
          <TextField label="Postcode" name="postcode" good defaultValue="1234 AB" span={2} />
          <SelectField label="Land" name="land" span={2}>
            <option>Nederland</option>
            <option>België</option>
          </SelectField>
          <AreaField label="Notitie" name="notitie" optional span={4} />
        </div>
        <Choice label="Onthoud mij" name="onthoud" />
        <Choice label="Groenblijvend" name="blad" count={128} defaultChecked />
        <Choice type="radio" label="Ophalen" name="hoe" />
        <Quantity value={count} onChange={setCount} />
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
        <Icon name="haag" duo />
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="gids">
      <h2 className="kop-3">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}
