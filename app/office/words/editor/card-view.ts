import type { NodeViewConstructor } from "prosemirror-view";

/** A card that stands in the text now: what it says, and where it is. */
export type Card = { id: string; mark: string; at(): number };

let made = 0;

/** A place in the text for a card; React fills it. */
export const cardView =
  (show: (dom: HTMLElement, card: Card | undefined) => void): NodeViewConstructor =>
  (node, _view, getPos) => {
    const dom = document.createElement("div");
    dom.className = "kaartje";
    const id = `kaart-${++made}`;
    const told = (mark: unknown) => show(dom, { id, mark: String(mark), at: () => getPos() ?? 0 });
    told(node.attrs.mark);
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false;
        told(next.attrs.mark);
        return true;
      },
      stopEvent: ({ target }) => target instanceof Element && target.closest("input, button") !== null,
      ignoreMutation: () => true,
      destroy: () => show(dom, undefined),
    };
  };
