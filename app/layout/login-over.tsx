import { useLocation } from "react-router";
import type { Typed } from "#kit/error.ts";
import { errors } from "#texts/errors.ts";

const { loginOver: say } = errors;

/** What was sent when the login was over, to be read and sent once more; as any form, it counts for who is logged in then. */
export function LoginOver({ typed }: { typed: Typed }) {
  const { pathname, search } = useLocation();
  return (
    <main id="inhoud" className="wrap section stack">
      <title>{say.heading}</title>
      <meta name="robots" content="noindex" />
      <h1>{say.heading}</h1>
      <p className="lead">{say.text}</p>
      <p>
        <a className="btn btn-lijn" href="/login" target="_blank" rel="noopener">
          {say.login}
        </a>
      </p>
      <form method="post" action={pathname + search} className="stack">
        {typed.map(([name, value], at) =>
          /\s/.test(value) ? (
            <textarea
              key={at}
              className="inv"
              name={name}
              aria-label={say.typed}
              defaultValue={value}
              rows={6}
              readOnly
            />
          ) : (
            <input key={at} type="hidden" name={name} value={value} />
          ),
        )}
        <p>
          <button type="submit" className="btn btn-actie">
            {say.again}
          </button>
        </p>
      </form>
    </main>
  );
}
