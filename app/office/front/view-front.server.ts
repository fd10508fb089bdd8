import { findArrangement } from "#front/arrangements.server.ts";
import type { Block } from "#front/page/block.ts";
import { isOn } from "#front/page/block.ts";
import { dayOf, sayDate } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeFront as say } from "#texts/office/shop/front.ts";
import { sayYearDay } from "./menu-form.ts";
import { listChoices } from "./view-menu.server.ts";
import { formOf, namesIn } from "./front-deeds.server.ts";
import { viewArrangement } from "./view-arrangement.server.ts";

/** The blocks as they would be in the shop if the draft were put there. */
export async function draftBlocks(db: Reader): Promise<Block[]> {
  const { live, draft } = await findArrangement(db, "front");
  return (draft ?? live) as Block[];
}

const titleOf = ({ kind, words }: Block): string => words.heading || words.body?.slice(0, 60) || say.kinds[kind];

const spanOf = ({ from, until, yearly }: Block): string =>
  [
    from && say.from(sayDate(from)),
    until && say.until(sayDate(until)),
    yearly && say.yearly(sayYearDay(yearly[0]), sayYearDay(yearly[1])),
  ]
    .filter(Boolean)
    .join(" ");

/** The blocks of the front page in their order. */
export async function viewFront({ db, now }: Pick<Shop, "db" | "now">) {
  const { view, parts } = await viewArrangement(db, "front");
  const day = dayOf(now());
  return {
    view,
    lines: (parts as Block[]).map((block) => ({
      id: block.id,
      kind: block.kind,
      title: titleOf(block),
      hidden: block.hidden ?? false,
      span: spanOf(block),
      isOn: isOn(block, day),
    })),
  };
}

/** The blocks that shoppers see now and that have words to try others for. */
export async function listTried({ db, now }: Pick<Shop, "db" | "now">): Promise<{ id: string; title: string }[]> {
  const day = dayOf(now());
  const live = (await findArrangement(db, "front")).live as Block[];
  return live
    .filter((block) => isOn(block, day) && block.words.heading)
    .map((block) => ({ id: block.id, title: `${say.kinds[block.kind]}: ${titleOf(block)}` }));
}

/** One block as its form shows it. */
export async function viewBlock(db: Reader, id: string) {
  const block = (await draftBlocks(db)).find((one) => one.id === id);
  if (!block) return undefined;
  const form = await formOf(db, block);
  return {
    id,
    kind: block.kind,
    title: titleOf(block),
    seen: JSON.stringify(block),
    form,
    names: await namesIn(db, block, form.picks),
    addresses: await listChoices(db),
  };
}
