/** One step of the plant doctor: a question with answers, or the cause they lead to. */
export type Step = { question: string; options: { label: string; hint?: string; to: string }[] };
export type Cause = {
  cause: string;
  explain: string;
  doNow: string[];
  article: string;
  category?: string;
  products?: string[];
};
export type Tree = { start: string; nodes: Record<string, Step | Cause> };

export const isStep = (node: Step | Cause): node is Step => "question" in node;

export type Given = { id: string; question: string; answer: string };

/** The shortest row of answers that leads from the start to a node; a cause may be reached in several ways. */
export function answersTo({ start, nodes }: Tree, id: string): Given[] | undefined {
  const before = new Map<string, Given & { from: string }>();
  const queue = [start];
  for (const at of queue) {
    if (at === id) break;
    const node = nodes[at];
    if (!node || !isStep(node)) continue;
    for (const { label, to } of node.options) {
      if (to === start || before.has(to)) continue;
      before.set(to, { id: at, from: at, question: node.question, answer: label });
      queue.push(to);
    }
  }
  const row: Given[] = [];
  for (let at = id; at !== start; ) {
    const step = before.get(at);
    if (!step) return undefined;
    const { from, ...given } = step;
    row.unshift(given);
    at = from;
  }
  return row;
}
