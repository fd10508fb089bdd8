/** Drawn by ourselves: how one pays, not the mark of who takes it. On a field of 52 by 34. */
const DRAWN: Record<string, { line: string; accent: string }> = {
  // A phone that says yes.
  ideal: { line: "M20 5h12v24H20z M24.500 26h3", accent: "M22.500 15l2.500 3 4.500-5.500" },
  // A card with its chip.
  bancontact: { line: "M12 8h28v18H12z M30 22h6", accent: "M16 13h6v5h-6z M19 13v5" },
  // A card with its stripe.
  creditcard: { line: "M12 8h28v18H12z M16 21.500h9 M33 21.500h3", accent: "M12 13.500h28" },
  // A purse.
  paypal: { line: "M13 10h24a2 2 0 0 1 2 2v13H13z M13 10l17-4v4", accent: "M31 15.500h8v4h-8a2 2 0 0 1 0-4z" },
  // A calendar: later.
  klarna: { line: "M15 8h22v19H15z M20 5v5 M32 5v5", accent: "M15 13.500h22 M22 20l3 3 5-5.500" },
  // An invoice.
  rekening: { line: "M18 4.500h12l5 5v20H18z M30 4.500v5h5", accent: "M22 15h9 M22 19.500h9 M22 24h5" },
  // A present.
  cadeaubon: {
    line: "M13 12h26v5H13z M15 17v11h22V17",
    accent: "M26 12v16 M26 12c-7 0-7-7-3-7 2 0 3 3 3 7 0-4 1-7 3-7 4 0 4 7-3 7z",
  },
};

export function PayMark({ method }: { method: string }) {
  const drawn = DRAWN[method];
  if (!drawn) return null;
  return (
    <svg className="merk" viewBox="0 0 52 34" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={drawn.line} strokeLinejoin="round" strokeLinecap="round" />
      <path d={drawn.accent} stroke="var(--oker)" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
