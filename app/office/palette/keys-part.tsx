import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { keys as say } from "#texts/office/people/keys.ts";
import { Drawer } from "#ui/drawer.tsx";
import { Choice } from "#ui/form/field.tsx";
import { pressFor } from "./press-for.ts";
import { type Move, readKey } from "./read-key.ts";

const KEYS = "toetsen";
const OFF = "kantoor-toetsen-uit";
/** After this long a G belongs to nothing any more. */
const WAIT_MS = 1500;
const ROWS = ".lijst tbody tr, .tabel tbody tr, .posten > li, .gevonden-lijst > li";
const OWN_KEYS = "textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=textbox]";
const TYPED_IN = "input:not([type=checkbox], [type=radio], [type=submit], [type=button])";

/** The keys of the office and the list of them; nobody is sent where the menu does not lead them. */
export function Keys({ groups }: { groups: { links: { to: string }[] }[] }) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    let gAt = -WAIT_MS;
    let ticked: Element | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isCovered()) return;
      const move = readKey(event, event.timeStamp - gAt < WAIT_MS);
      // Saving and sending is done while somebody types; taking back is there the browser's own.
      const isHeld = move?.do === "press" && move.keys !== "P";
      if (isHeld ? move.keys === "Control+Z" && isTyped(event.target) : isTyped(event.target) || isOff()) return;
      // The shift of a question mark is pressed before it, and does not undo the G.
      if (event.key !== "Shift") gAt = move?.do === "wait" ? event.timeStamp : -WAIT_MS;
      const beside = move && isStep(move) ? linksBeside() : [];
      if (!move || (event.repeat && (beside.length > 0 || !isStep(move)))) return;
      if (move.do === "press") {
        if (pressFor(move.keys)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (move.do === "go") {
        const mine = groups.flatMap(({ links }) => links.map(({ to }) => to));
        const to = move.to.find((one) => one === "/kantoor" || mine.includes(one));
        if (to) void navigate(to);
      } else if (move.do === "help") ref.current?.showModal();
      else if (move.do === "find") document.querySelector<HTMLInputElement>("#inhoud [type=search]")?.focus();
      else if (beside.length > 0) pressFor(move.do === "next" ? "J" : "K");
      else if (isStep(move)) step(move.do === "next" ? 1 : -1);
      else if (move.do !== "wait") ticked = tick(ticked, move.do === "range");
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [navigate, groups]);
  return (
    <Drawer ref={ref} id={KEYS} title={say.title} className="palet toetsen">
      <List />
    </Drawer>
  );
}

/** Opens the list, also with the keys turned off. */
export function KeysButton() {
  return (
    <button type="button" command="show-modal" commandfor={KEYS}>
      {say.title}
    </button>
  );
}

function List() {
  const box = useRef<HTMLInputElement>(null);
  // What the browser remembers is known once its scripts run.
  useEffect(() => {
    if (box.current) box.current.checked = !isOff();
  }, []);
  return (
    <div className="lijf">
      <p className="soft">{say.lead}</p>
      <Choice ref={box} label={say.on} defaultChecked onChange={({ currentTarget: { checked } }) => turn(checked)} />
      <p className="klein soft">{say.always}</p>
      <dl>
        {say.list.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map((key, at) => (
                <span key={key}>
                  {at > 0 && <span className="vh"> {say.next} </span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isStep = (move: Move) => move.do === "next" || move.do === "previous";

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TYPED_IN}, ${OWN_KEYS}`) !== null;
/** Something lies over the page that has keys of its own. */
const isCovered = () => document.querySelector("dialog[open], [popover=auto]:popover-open") !== null;

// A browser that keeps nothing has the keys on.
function isOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

function turn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "ja");
  } catch {
    // Then it holds for nothing, and the tick says so at the next visit.
  }
}

/** One of several, as an order of its list, leads to the others; what it holds itself is no list to go through then. */
const linksBeside = () => [...document.querySelectorAll("#inhoud a:is([aria-keyshortcuts=J], [aria-keyshortcuts=K])")];

const rowsHere = () =>
  [...document.querySelectorAll<HTMLElement>(`#inhoud :is(${ROWS})`)].filter((row) => row.querySelector("a[href]"));
const rowOfFocus = (rows: HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement));

/** The link of the next row has the focus, so Enter opens it as it opens any link. */
function step(by: 1 | -1): void {
  const rows = rowsHere();
  const at = rowOfFocus(rows);
  const row = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  row?.querySelector<HTMLElement>("a[href]")?.focus();
}

/** Ticks what picks the row of the focus, never a box that changes it, or all from the last one ticked; answers which was ticked. */
function tick(last: Element | undefined, isRange: boolean): Element | undefined {
  const rows = rowsHere();
  const at = rowOfFocus(rows);
  const boxOf = (row: Element | undefined) => row?.querySelector<HTMLInputElement>("td:first-child .vink");
  const box = boxOf(rows[at]);
  if (!box) return last;
  const from = isRange ? rows.findIndex((row) => row === last) : -1;
  if (from < 0) box.click();
  else
    for (const row of rows.slice(Math.min(from, at), Math.max(from, at) + 1))
      if (!boxOf(row)?.checked) boxOf(row)?.click();
  return rows[at];
}
