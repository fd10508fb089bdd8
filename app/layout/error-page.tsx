import { Form, isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { normalizeError, type Typed } from "#kit/error.ts";
import { errors as english } from "#kit/texts/en/errors.ts";
import { errors } from "#texts/errors.ts";
import { faults } from "#texts/first.ts";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { noAnswer } from "#ui/loading/no-answer.ts";
import { PageStyle } from "#ui/page-style.tsx";
import { LoginOver } from "./login-over.tsx";
import { isNoWay } from "./navigation/lost-line.ts";

type Known = {
  statusCode: number;
  message: string;
  meant?: { to: string; title: string } | undefined;
  typed?: Typed | undefined;
};

export function knownError(error: unknown): Known {
  if (!isRouteErrorResponse(error)) return normalizeError(error);
  const data = (typeof error.data === "object" && error.data !== null ? error.data : {}) as Partial<Known>;
  const status = error.status;
  const message = data.message ?? (status === 404 ? english.notFound.heading : error.statusText || String(error.data));
  return { statusCode: status, message, meant: data.meant, typed: data.typed };
}

/** R41, R97: the status, a Dutch heading, the literal message in its own language, and the way home. */
export default function ErrorPage() {
  const error = useRouteError();
  const { statusCode, message, meant, typed } = knownError(error);
  const isLost = isNoWay(error);
  const { pathname, search } = useLocation();
  if (typed) return <LoginOver typed={typed} />;
  const missing = statusCode === 404;
  const words = missing ? errors.notFound : statusCode === 429 ? errors.tooOften : errors.failed;
  return (
    <main id="inhoud" className="p404 lommer">
      <title>{words.heading}</title>
      <meta name="robots" content="noindex" />
      <PageStyle name="error" />
      <div className="wrap p404-in">
        <div className="stack">
          {!isLost && (
            <p className="eyebrow">{missing ? errors.notFound.eyebrow : errors.failed.eyebrow(statusCode)}</p>
          )}
          <h1>{words.heading}</h1>
          {meant && (
            <p className="lead">
              {errors.notFound.meant} <Link to={meant.to}>{meant.title}</Link>?
            </p>
          )}
          <p className="lead">{isLost ? noAnswer(errors.failed.again) : words.text}</p>
          {statusCode >= 500 && (
            <p>
              {/* Whole, from the server: what is here may be what failed. */}
              <a className="btn btn-actie" href={pathname + search}>
                {faults.retry}
              </a>
            </p>
          )}
          <Form className="zoek" role="search" aria-label={errors.notFound.searchLabel} action="/search">
            <input
              type="search"
              name="q"
              aria-label={frame.search.label}
              placeholder={frame.search.placeholder}
              maxLength={512}
            />
            <button type="submit" aria-label={frame.search.submit}>
              <Icon name="zoeken" small />
            </button>
          </Form>
          <p className="row">
            <Link className="chip" to="/">
              <Icon name="winkel" />
              {errors.home}
            </Link>
            <Link className="chip" to="/haagplanten">
              <Icon name="haag" />
              {errors.notFound.hedges}
            </Link>
            <Link className="chip" to="/kamerplanten">
              <Icon name="kamerplant" />
              {errors.notFound.houseplants}
            </Link>
            <Link className="chip" to="/groenhulp">
              <Icon name="boek" />
              {errors.notFound.advice}
            </Link>
          </p>
          <p className="mini soft" lang="en">
            {message}
          </p>
        </div>
        <img src="/beeld/siergras.avif" alt="" width="640" height="640" loading="lazy" decoding="async" />
      </div>
    </main>
  );
}
