import { useSyncExternalStore } from "react";
import { catalogue as say } from "#texts/catalogue/catalogue.ts";
import { Icon } from "#ui/icon.tsx";
import { petCookie } from "./pet-cookie.ts";
import { isPetSafe, showPetMode } from "./pet-mode.ts";

function onPetMode(listener: () => void): () => void {
  addEventListener("winkel:dier", listener);
  return () => removeEventListener("winkel:dier", listener);
}

function setPetMode(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
  document.cookie = petCookie(on);
  showPetMode();
  // Other tabs look as well.
  dispatchEvent(new Event("winkel:markers"));
}

/** Without scripts it posts and comes back; a sheet of the visitor's own then marks the page and shows the way off. */
export function PetSwitch({ back, servers = false }: { back: string; servers?: boolean }) {
  const on = useSyncExternalStore(
    onPetMode,
    () => isPetSafe(document.cookie),
    () => servers,
  );
  return (
    <form
      method="post"
      action="/ons-assortiment"
      onSubmit={(event) => {
        event.preventDefault();
        setPetMode(!on);
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
