/** What a form puts in: `sku` and `quantity` in pairs, or ticked `line`s written as "sku:quantity" or "sku:quantity:cut". */
export function linesOf(all: (name: "sku" | "quantity" | "line") => readonly unknown[]) {
  const quantities = all("quantity");
  const pairs = all("sku").map((sku, at) => [sku, quantities[at] ?? 1]);
  const ticked: unknown[][] = all("line").map((line) => String(line).split(":"));
  return [...pairs, ...ticked].slice(0, 60).flatMap(([sku, quantity, cut]) => {
    const name = String(sku ?? "")
      .trim()
      .slice(0, 40);
    const count = Math.min(9999, Math.max(1, Math.trunc(Number(quantity)) || 1));
    return name ? [{ sku: name, quantity: count, ...(cut ? { cut: String(cut) } : {}) }] : [];
  });
}
