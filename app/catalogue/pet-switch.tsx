import { useEffect, useState } from "react";
import { catalogue as say } from "#texts/catalogue.ts";
import { Icon } from "#ui/icon.tsx";
import { setPetMode, showPetMode } from "./pet-mode.ts";

/** Without scripts it posts, and comes back to the list with only what is safe. */
export function PetSwitch({ back, servers = false }: { back: string; servers?: boolean }) {
  const [on, setOn] = useState(servers);
  useEffect(() => setOn(showPetMode()), []);
  return (
    <form
      method="post"
      action="/ons-assortiment"
      onSubmit={(event) => {
        event.preventDefault();
        setPetMode(!on);
        setOn(!on);
      }}
    >
      <input type="hidden" name="terug" value={back} />
      <button
        type="submit"
        name="huisdierveilig"
        value={on ? "uit" : "aan"}
        className={on ? "chip chip-aan" : "chip"}
        aria-pressed={on}
      >
        <Icon name="huisdier" /> {on ? say.petOn : say.petOff}
      </button>
    </form>
  );
}
