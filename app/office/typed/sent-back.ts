import type { Told } from "#outside/deed/told.ts";
import type { Pick } from "../product/pick.server.ts";

type Fields = Record<string, string | string[]>;

/**
 * A form as it was sent, where the door refused it before its deed could read it; without scripts the page holds nothing
 * of what was typed. Nothing where another form of the page was refused.
 */
export function sentBack<Form extends Fields>(form: Form, told: Told | undefined): Form | undefined {
  const { values = {}, lists = {} } = told ?? {};
  const names = Object.keys(form);
  if (!told?.problem || !names.some((name) => name in values || name in lists)) return undefined;
  const sent = names.map((name) => [name, Array.isArray(form[name]) ? listOf(told, name) : (values[name] ?? "")]);
  return Object.fromEntries(sent) as Form;
}

/** A list of which one was sent came as a plain value. */
export function listOf({ values = {}, lists = {} }: Told, name: string): string[] {
  const one = values[name];
  return lists[name] ?? (one === undefined ? [] : [one]);
}

/** What was chosen, by name; an address where the page does not know the name. */
export const named = (slugs: string[], known: Pick[]): Pick[] =>
  slugs.map((slug) => known.find((one) => one.slug === slug) ?? { slug, name: slug });

/** What the refused form showed before anybody typed: what it is compared with when it is sent again. */
export function seenBefore<Form>(form: Form, told: Told | undefined): Form {
  try {
    return { ...form, ...(JSON.parse(told?.values?.seen ?? "{}") as Partial<Form>) };
  } catch {
    return form;
  }
}
