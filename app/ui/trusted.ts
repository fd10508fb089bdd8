type Policy = { createHTML(text: string): TrustedHTML };
type Factory = { createPolicy(name: string, rules: { createHTML(text: string): string | null }): Policy };

// Browsers without it take any text; the content security policy still runs no script of it.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** React makes a script element this way, and empties one; anything else that reaches the page as HTML is refused. */
const OF_REACT = ["", "<script></script>"];
factory?.createPolicy("default", { createHTML: (text) => (OF_REACT.includes(text) ? text : null) });

const NO_PROSE = /<(?:script|iframe|object|embed|base|meta|link|form)\b/i;
const prose = factory?.createPolicy("proza", { createHTML: (text) => (NO_PROSE.test(text) ? "" : text) });

/** HTML that the shop wrote from its own prose, as the browser wants it. */
export const trustProse = (html: string): string | TrustedHTML => prose?.createHTML(html) ?? html;
