import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Preview } from "../preview.server.ts";
import { CardPart } from "./card-part.tsx";
import { type Card, cardView } from "./card-view.ts";
import { COMMANDS, insertCard, insertFact, linkAt, moveBlock, setLink, toolsIn } from "./commands.ts";
import { FactDialog } from "./fact-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { PhotoDialog } from "./photo-dialog.tsx";
import { PlateDialog } from "./plate-dialog.tsx";
import { plugins } from "./plugins.ts";
import { ProductDialog } from "./product-dialog.tsx";
import { readText, writeText } from "./text-doc.ts";
import { ASKING, type Asking, type Pressed, ToolBar } from "./tool-bar.tsx";

const isAsking = (tool: Pressed): tool is Asking => (ASKING as readonly string[]).includes(tool);
const EDGES = { top: 170, bottom: 150, left: 0, right: 0 };

type Props = {
  /** The field that is sent; what is written here is written there. */
  area: RefObject<HTMLTextAreaElement | null>;
  isShown: boolean;
  /** Whether products and photographs can stand in this text, and company data. */
  cards: boolean;
  facts: boolean;
  labelledBy: string;
  describedBy: string;
  preview: Preview;
  onReady(): void;
};

/** A text as it will look, over the field that holds its Markdown. */
export default function VisualEditor({
  area,
  isShown,
  cards,
  facts,
  labelledBy,
  describedBy,
  preview,
  onReady,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [inText, setInText] = useState<ReadonlyMap<HTMLElement, Card>>(new Map());
  const [asks, setAsks] = useState<Asking>();
  useEffect(() => {
    const field = area.current;
    if (!place.current || !field) return undefined;
    const made = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({
          doc: readText(field.value, cards),
          plugins: plugins(cards, () => setAsks("link")),
        }),
        // The tools above and the bars below hide what is near the edges of the screen.
        scrollThreshold: EDGES,
        scrollMargin: EDGES,
        nodeViews: {
          card: cardView((dom, card) =>
            setInText((now) => {
              const next = new Map(now);
              if (card) next.set(dom, card);
              else next.delete(dom);
              return next;
            }),
          ),
        },
        dispatchTransaction(tr: Transaction) {
          made.updateState(made.state.apply(tr));
          setState(made.state);
          const written = tr.docChanged ? writeText(made.state.doc, cards) : field.value;
          if (written === field.value) return;
          field.value = written;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        },
      },
    );
    setView(made);
    setState(made.state);
    onReady();
    return () => made.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each field
  }, []);
  // Who comes back from the marks sees what was typed there; undo takes that back as well.
  useEffect(() => {
    const now = area.current?.value ?? "";
    if (!isShown || !view || writeText(view.state.doc, cards) === now) return;
    const { doc, tr } = view.state;
    view.dispatch(tr.replaceWith(0, doc.content.size, readText(now, cards).content));
  }, [isShown, view, area, cards]);
  const then = (tr: Transaction | undefined) => {
    setAsks(undefined);
    if (tr) view?.dispatch(tr);
    // An open dialog keeps the cursor to itself.
    requestAnimationFrame(() => view?.focus());
  };
  const press = (tool: Pressed) => {
    if (!view) return;
    if (isAsking(tool)) return setAsks(tool);
    COMMANDS[tool](view.state, view.dispatch, view);
    view.focus();
    return undefined;
  };
  const link = asks === "link" && state ? linkAt(state) : undefined;
  return (
    <div className="beeld-in" hidden={!isShown}>
      {state && <ToolBar cards={cards} isOn={toolsIn(state)} press={press} />}
      <div
        ref={place}
        className="inv schrijfvel beeldvel"
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={0}
      />
      {view &&
        [...inText].map(([dom, { id, mark, at }]) =>
          createPortal(
            <CardPart
              mark={mark}
              preview={preview}
              deeds={{
                write: (next) => view.dispatch(view.state.tr.setNodeAttribute(at(), "mark", next)),
                move: (step) => then(moveBlock(view.state, at(), step)),
                remove: () => then(view.state.tr.delete(at(), at() + 1)),
              }}
            />,
            dom,
            id,
          ),
        )}
      {link && view && (
        <LinkDialog
          href={link.from === link.to ? undefined : link.href}
          set={(href) => then(setLink(view.state, href))}
          onClose={() => then(undefined)}
        />
      )}
      {asks === "product" && view && (
        <ProductDialog
          pick={(slug) => then(insertCard(view.state, "producten", slug))}
          onClose={() => then(undefined)}
        />
      )}
      {asks === "photo" && view && (
        <PhotoDialog pick={(mark) => then(insertCard(view.state, "foto", mark))} onClose={() => then(undefined)} />
      )}
      {asks === "plate" && view && (
        <PlateDialog pick={(name) => then(insertCard(view.state, "plaat", name))} onClose={() => then(undefined)} />
      )}
      {asks === "fact" && view && (
        <FactDialog shop={facts} pick={(mark) => then(insertFact(view.state, mark))} onClose={() => then(undefined)} />
      )}
    </div>
  );
}
