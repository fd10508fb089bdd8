import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { officeEditor as say } from "#texts/office/editor.ts";
import { Icon } from "#ui/icon.tsx";
import type { Tool } from "./commands.ts";

/** What asks something first. */
export const ASKING = ["link", "product", "photo", "plate", "fact"] as const;
export type Asking = (typeof ASKING)[number];
export type Pressed = Tool | Asking;
/** What stands in a text between its paragraphs. */
const CARDS: Pressed[] = ["product", "photo", "plate"];

const SHOWN: [Pressed, ReactNode][] = [
  ["h2", <b key="h2">K</b>],
  ["h3", <small key="h3">k</small>],
  ["strong", <b key="strong">V</b>],
  ["em", <i key="em">L</i>],
  ["link", <Icon key="link" name="delen" />],
  ["bullet", <b key="bullet">•</b>],
  ["ordered", <b key="ordered">1.</b>],
  ["quote", <b key="quote">“</b>],
  ["product", <Icon key="product" name="heester" />],
  ["photo", <b key="photo">F</b>],
  ["plate", <b key="plate">T</b>],
  ["fact", <b key="fact">#</b>],
  ["undo", <b key="undo">↶</b>],
  ["redo", <b key="redo">↷</b>],
];
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const KEYS: Partial<Record<Pressed, string>> = { strong: "B", em: "I", link: "K", undo: "Z", redo: "Y" };

type Props = {
  /** Whether products and photographs can stand in this text. */
  cards: boolean;
  isOn: Record<Tool | "link", boolean>;
  press(tool: Pressed): void;
};

/** The tools of the editor: one stop for the Tab key, the arrows walk along them. */
export function ToolBar({ cards, isOn, press }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools = SHOWN.filter(([tool]) => cards || !CARDS.includes(tool));
  const walk = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div className="schrijfbalk" role="toolbar" aria-label={say.toolbar} ref={bar} tabIndex={-1} onKeyDown={walk}>
      {tools.map(([tool, shown], index) => {
        const key = KEYS[tool];
        const isOnHere = tool in isOn && tool !== "undo" && tool !== "redo" ? isOn[tool as Tool] : undefined;
        return (
          <button
            key={tool}
            type="button"
            className="knop-ic"
            tabIndex={index === at ? 0 : -1}
            aria-label={say.tools[tool]}
            title={key ? `${say.tools[tool]} (Ctrl+${key})` : say.tools[tool]}
            aria-pressed={isOnHere}
            aria-disabled={(tool === "undo" || tool === "redo") && !isOn[tool] ? true : undefined}
            // What is chosen in the text stays chosen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setAt(index);
              press(tool);
            }}
          >
            {shown}
          </button>
        );
      })}
    </div>
  );
}
