import { officeToday as say } from "#texts/office/today.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { Shown } from "./show-today.server.ts";

export function Stops({ stops }: Pick<Shown, "stops">) {
  return stops.map(({ id, title, harmed, frost }) => (
    <section key={id} className="vorst">
      <h2>
        <Icon name={frost ? "winterhard" : "zon"} />
        {title}
      </h2>
      <p>{say.stop.text(harmed)}</p>
      <p className="row">
        <Link className="btn btn-s" to="/kantoor/bezorgstop">
          {say.stop.deed}
        </Link>
        {harmed > 0 && (
          <Link className="btn btn-lijn btn-s" to="/kantoor/bestellingen?weergave=te-verzenden">
            {say.stop.orders}
          </Link>
        )}
      </p>
    </section>
  ));
}
