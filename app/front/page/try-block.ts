import { noteAction, seeVariant } from "#insight/experiments/browser-experiments.ts";
import type { BlockShown } from "./shown.ts";

/** Shows the block of this visitor's variant, and notes it when a button of the block is followed. */
export async function tryBlock(
  { key, others }: NonNullable<BlockShown["trial"]>,
  show: (block: BlockShown) => void,
): Promise<void> {
  const variant = await seeVariant(key);
  if (!variant) return;
  const other = Object.hasOwn(others, variant) ? others[variant] : undefined;
  if (other) show(other);
  const [any] = Object.values(others);
  const leads = new Set(
    [other ?? any].flatMap((block) => (block && "action" in block && block.action ? [block.action.to] : [])),
  );
  addEventListener(
    "click",
    ({ target }) => {
      const to = target instanceof Element && target.closest("main a")?.getAttribute("href");
      if (to && leads.has(to)) noteAction(key);
    },
    true,
  );
}
