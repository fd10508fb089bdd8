import { Component, type ReactNode } from "react";
import { errors as english } from "#kit/texts/en/errors.ts";
import { faults } from "#texts/first.ts";

/** R42, R96: when the error page itself fails, its literal English words with the Dutch ones above. */
export class ErrorFallback extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (!("error" in this.state)) return this.props.children;
    return <LastWords error={this.state.error} />;
  }
}

export function LastWords({ error }: { error: unknown }) {
  const { fallback } = faults;
  const { fallback: literal } = english;
  return (
    <main id="inhoud" className="wrap section stack">
      <h1>{fallback.heading}</h1>
      <p>{fallback.text}</p>
      <div lang="en">
        <h2>{literal.heading}</h2>
        <p>{literal.text}</p>
        <p>
          {literal.details} {String(error)}
        </p>
        <a href="/">{literal.home}</a>
      </div>
      <a className="btn" href="/">
        {fallback.home}
      </a>
    </main>
  );
}
