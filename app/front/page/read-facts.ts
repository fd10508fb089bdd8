/** Lines such as "14 dagen: bedenktijd" as a figure and its text. */
export const readFacts = (lines = ""): { figure: string; text: string }[] =>
  lines.split("\n").flatMap((line) => {
    const [, figure = "", text = ""] = /^([^:]+):\s*(.+)$/.exec(line.trim()) ?? [];
    return figure && text ? [{ figure: figure.trim(), text }] : [];
  });
