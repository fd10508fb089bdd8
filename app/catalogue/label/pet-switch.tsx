import { useState } from "react";
import { catalogue as say } from "#texts/catalogue/catalogue.ts";
import { Icon } from "#ui/icon.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { isPetSafe, setPetMode } from "./pet-mode.ts";

/** Without scripts it posts and comes back; a sheet of the visitor's own then marks the page and shows the way off. */
export function PetSwitch({ back, servers = false }: { back: string; servers?: boolean }) {
  const inBrowser = useInBrowser();
  const [chosen, choose] = useState<boolean>();
  const on = chosen ?? (inBrowser ? isPetSafe(document.cookie) : servers);
  return (
    <form
      method="post"
      action="/ons-assortiment"
      onSubmit={(event) => {
        event.preventDefault();
        setPetMode(!on);
        choose(!on);
      }}
    >
      <input type="hidden" name="terug" value={back} />
      <button
        type="submit"
        name="huisdierveilig"
        value={on ? "uit" : "aan"}
        className={on ? "chip chip-aan" : "chip dier-aan"}
        aria-pressed={on}
      >
        <Icon name="huisdier" /> {on ? say.petOn : say.petOff}
      </button>
      <noscript>
        {import.meta.env.SSR && !on && (
          <span className="dier-uit">
            <button type="submit" name="huisdierveilig" value="uit" className="chip chip-aan" aria-pressed>
              <Icon name="huisdier" /> {say.petOn}
            </button>
          </span>
        )}
      </noscript>
    </form>
  );
}
