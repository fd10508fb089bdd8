import { second as say } from "#texts/account/second.ts";

/** The codes for the day the telephone is gone, shown this once. */
export function Codes({ codes }: { codes: string[] }) {
  return (
    <>
      <h2 className="kop-3">{say.codes}</h2>
      <p>{say.codesText}</p>
      <ul className="herstelcodes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="btn btn-lijn btn-s met-script" onClick={() => print()}>
          {say.print}
        </button>
      </p>
    </>
  );
}
