import { Form } from "react-router";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";

/** R73: at most 512 characters. A plain form first; suggestions come when somebody starts to type. */
export function SearchBox() {
  return (
    <Form className="zoek" role="search" aria-label={frame.search.label} action="/search">
      <input
        type="search"
        name="q"
        aria-label={frame.search.label}
        placeholder={frame.search.placeholder}
        maxLength={512}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button type="submit" aria-label={frame.search.submit}>
        <Icon name="zoeken" small />
      </button>
    </Form>
  );
}
