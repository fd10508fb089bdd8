import { Suspense, useEffect, useRef, useState } from "react";
import { Form, type Location, useLocation } from "react-router";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { part } from "#ui/loading/part.tsx";

const Suggest = part(() => import("#search/suggest.tsx"));

/** R73: at most 512 characters. A plain form first; suggestions come when somebody starts to type. */
export function SearchBox() {
  const here = useLocation();
  const { key, pathname, search } = here;
  const [at, setAt] = useState(here);
  // Who was sent back to where they stood, because the way on failed, keeps what they typed.
  if (at.key !== key && !(isSentBack(here) && pathOf(at) === pathOf(here))) setAt(here);
  const asked = pathname === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  return <Box key={at.key} asked={asked} />;
}

const pathOf = ({ pathname, search }: Location) => pathname + search;
/** The router's own mark of a redirect. */
const isSentBack = ({ state }: Location) => (state as { _isRedirect?: true } | null)?._isRedirect;

const EMPTY = { __html: "" };

function Box({ asked }: { asked: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- somebody may be typing already
  useEffect(() => setOpen(document.activeElement === input.current), []);
  return (
    <Form
      className="zoek"
      role="search"
      aria-label={frame.search.label}
      action="/search"
      onSubmit={() => input.current?.blur()}
    >
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={asked}
        aria-label={frame.search.label}
        placeholder={frame.search.placeholder}
        maxLength={512}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={() => setOpen(true)}
      />
      <button
        type="button"
        className="wis"
        aria-label={frame.search.clear}
        onClick={() => {
          const box = input.current;
          if (!box) return;
          box.value = "";
          box.dispatchEvent(new Event("input", { bubbles: true }));
          box.focus();
        }}
      >
        <Icon name="sluiten" small />
      </button>
      <button type="submit" aria-label={frame.search.submit}>
        <Icon name="zoeken" small />
      </button>
      {/* Filled by server/html/first-touch.ts until the panel below is there. */}
      <div className="suggest-kort" id="voorstellen" hidden dangerouslySetInnerHTML={EMPTY} />
      <Suspense>{open && <Suggest input={input} />}</Suspense>
    </Form>
  );
}
