import { moved } from "#front/arrangement.ts";
import { type LetterBlock, LETTER_KINDS, type LetterKind, MOST_BLOCKS } from "#newsletter/issue.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeLetter } from "#texts/office/shop/letter.ts";
import { listOf, sentBack } from "../typed/sent-back.ts";

export type LetterForm = { subject: string; season: string; blocks: LetterBlock[] };
type Errors = Record<string, string[]>;

const say = officeLetter.problems;

/** What a button beside a block does to the form. */
export function turned(form: LetterForm, zet: string): LetterForm {
  const [what = "", which = "", how = ""] = zet.split(".");
  if (what === "erbij") {
    const kind = LETTER_KINDS.find((one) => one === which);
    const isFull = form.blocks.length >= MOST_BLOCKS;
    return kind && !isFull ? { ...form, blocks: [...form.blocks, { kind, text: "", picks: [] }] } : form;
  }
  const at = Number(which);
  if (what === "picks") {
    const pick = Number(how);
    const blocks = form.blocks.map((one, i) => (i === at ? { ...one, picks: moved(one.picks, pick, -1) } : one));
    return { ...form, blocks };
  }
  const blocks = how === "weg" ? form.blocks.toSpliced(at, 1) : moved(form.blocks, at, how === "op" ? -1 : 1);
  return { ...form, blocks };
}

/** The letter as it was sent, where no deed could read it. */
export function sentLetter(told: Told | undefined): LetterForm | undefined {
  const sent = sentBack({ subject: "", season: "", kind: [] as string[], text: [] as string[] }, told);
  if (!told || !sent) return undefined;
  const blocks = sent.kind.slice(0, MOST_BLOCKS).map((kind, at) => ({
    kind: LETTER_KINDS.find((one) => one === kind) ?? "text",
    text: sent.text[at] ?? "",
    picks: listOf(told, `picks.${at}`),
  }));
  return { subject: sent.subject, season: sent.season, blocks };
}

const NEEDS_PICKS: LetterKind[] = ["products", "article", "picture"];

/** What keeps a letter from leaving, beside each field. */
export function faultsIn({ subject, blocks }: Pick<LetterForm, "subject" | "blocks">): Errors {
  const errors: Errors = {};
  if (!subject) errors.subject = [say.subject];
  if (blocks.length === 0) errors.blocks = [say.empty];
  blocks.forEach(({ kind, text, picks }, at) => {
    if (kind === "text" && !text) errors[`text.${at}`] = [say.text];
    if (NEEDS_PICKS.includes(kind) && picks.length === 0) errors[`picks.${at}`] = [say.picks];
  });
  return errors;
}
