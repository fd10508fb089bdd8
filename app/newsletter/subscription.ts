import type { FormSpec } from "#kit/form/form.ts";
import { email, maxLength, required } from "#kit/form/rules.ts";
import { newsletter } from "#texts/newsletter.ts";

const { errors } = newsletter;

export const subscribeForm = {
  email: {
    label: newsletter.email,
    rules: [required(errors.empty), email(errors.email), maxLength(254, errors.email)],
  },
} satisfies FormSpec;

export const TOPICS = Object.keys(newsletter.manage.topics);

export const pathFor = (what: "bevestigen" | "voorkeuren" | "afmelden", key: string): string =>
  `/nieuwsbrief/${what}?k=${encodeURIComponent(key)}`;
