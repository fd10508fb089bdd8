import { books as say } from "#texts/office/books.ts";
import type { Span } from "./period.ts";

/** Files of the days that are filled in; each button is one file. */
export function ExportForm({ from, to }: Span) {
  return (
    <section className="vel">
      <h2>{say.export.title}</h2>
      <form className="stack" method="get" action="/kantoor/boekhouding/bestand">
        <div className="velden">
          <div className="veld sp3">
            <label htmlFor="van">{say.export.from}</label>
            <input className="inv" type="date" id="van" name="van" defaultValue={from} required />
          </div>
          <div className="veld sp3">
            <label htmlFor="tot">{say.export.to}</label>
            <input className="inv" type="date" id="tot" name="tot" defaultValue={to} required />
          </div>
        </div>
        <ul className="export">
          {Object.entries(say.export.files).map(([kind, [name, about]]) => (
            <li key={kind}>
              <button className="btn btn-lijn btn-s" name="wat" value={kind}>
                <span className="twee">
                  {name}
                  <small>{about}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}
