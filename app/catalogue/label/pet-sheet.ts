/** Asked for by browsers without scripts alone; it is empty for who did not turn the switch on. */
export const PET_SHEET = "/api/huisdierveilig.css";

/** What `data-dier` does in the page's own sheet, for a page that cannot set it. */
export const MARKED = `.kaart[data-toxic] .beeld img { opacity: .35 }
.kaart[data-toxic] .beeld::after { content: "Giftig voor huisdieren"; position: absolute; inset: .5rem 3.25rem auto .5rem; width: fit-content; background: var(--roze); color: var(--rood); font: 650 var(--t-xs)/1.2 var(--f-text); padding: .375rem .5rem; border-radius: 2px }
.dier-let { display: flex }
.dier-aan { display: none }
.dier-uit { display: contents }
`;
