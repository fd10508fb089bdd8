/**
 * Runs inside a page: what stands past the edge of the screen, does not fit its own box, or lies over another field.
 * What scrolls sideways by itself (a table, a row of cards) may be wider than the screen.
 */
export function sticksOut(): string[] {
  const wide = document.documentElement.clientWidth;
  const found = new Set<string>();
  const name = (one: Element) => {
    const at = one.closest("[class]:not(svg *)");
    const kind = at ? `${at.tagName.toLowerCase()}.${[...at.classList].join(".")}` : "";
    const words = (one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 32);
    return `${at === one ? kind : `${kind} ${one.tagName.toLowerCase()}`} “${words}”`;
  };
  const scrolls = (one: Element | null): boolean => {
    if (!one || one === document.body) return false;
    const { overflowX, clipPath, position } = getComputedStyle(one);
    if (overflowX === "auto" || overflowX === "scroll" || clipPath !== "none") return true;
    return position !== "fixed" && scrolls(one.parentElement);
  };
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("svg, option");
  const fields: [Element, DOMRect][] = [];
  const all = new Set<Element>(document.body.querySelectorAll("input, select, textarea, button"));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (/\S/.test(texts.currentNode.textContent ?? "") && texts.currentNode.parentElement)
      all.add(texts.currentNode.parentElement);
  for (const one of all) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(one.tagName);
    if (isField) fields.push([one, box]);
    const past =
      box.right > wide + 1 ? Math.round(box.right) : box.left < -1 && box.right > 1 ? Math.round(box.left) : 0;
    const tight = !isField && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 2;
    if (!past && !tight) continue;
    if (!isShown(one)) continue;
    if (past && !scrolls(one)) found.add(`past the edge (${past}): ${name(one)}`);
    const { display, overflowX, textOverflow } = getComputedStyle(one);
    if (tight && display !== "inline" && !/auto|scroll/.test(overflowX) && textOverflow !== "ellipsis" && !scrolls(one))
      found.add(`wider than its box (${one.scrollWidth} in ${one.clientWidth}): ${name(one)}`);
  }
  for (const [at, [one, a]] of fields.entries())
    for (const [other, b] of fields.slice(at + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2 && isShown(one) && isShown(other))
        found.add(`over another field: ${name(one)} ${one.id} and ${other.id}`);
    }
  return [...found];
}

/** Runs inside a page: words of headings, buttons, choices and facts that are broken over two lines for want of room. */
export function brokenWords(of = "h1, h2, h3, h4, nav .kop, .btn, .chip, label, label > span, .feit dd"): string[] {
  const found = new Set<string>();
  for (const one of document.body.querySelectorAll(of)) {
    // What is only read aloud has no room at all.
    if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width < 3) continue;
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const word of (node.textContent ?? "").matchAll(/\p{L}{5,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`a broken word: “${word[0]}” in ${one.tagName.toLowerCase()}.${one.className}`);
      }
    }
  }
  return [...found];
}

/** WCAG 1.4.12: what a reader may ask of the space in and around text. */
export const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } " +
  "p { margin-bottom: 2em !important }";

/** Runs inside a page: the longest word of every heading, label, button and name becomes as long as German ones get. */
export function stretchWords(): void {
  const LONG = "Grundstücksverkehrsgenehmigung";
  for (const one of document.body.querySelectorAll(
    "h1, h2, h3, h4, label, legend, button, .btn, dt, dd, th, td, .maat",
  ))
    for (const node of one.childNodes) {
      const words = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "").match(/\p{L}{5,}/gu) : null;
      const longest = words?.sort((a, b) => b.length - a.length)[0];
      if (longest) node.textContent = (node.textContent ?? "").replace(longest, LONG.slice(0, 24));
    }
}
