import type { FormSpec } from "#kit/form/form.ts";
import { email, matches, maxLength, minLength, personName, required } from "#kit/form/rules.ts";
import { service } from "#texts/help.ts";

const { contact } = service;

export const contactForm = {
  name: {
    label: contact.name,
    rules: [required(contact.errors.name), personName(contact.errors.name), maxLength(100, contact.errors.name)],
  },
  email: {
    label: contact.email,
    rules: [required(contact.errors.emailEmpty), email(contact.errors.email), maxLength(254, contact.errors.email)],
  },
  subject: { label: contact.subject, rules: [] },
  order: { label: contact.order, rules: [matches(/^\d{4}-\d{6}$/, contact.errors.order)] },
  message: {
    label: contact.message,
    rules: [
      required(contact.errors.messageEmpty),
      minLength(10, contact.errors.messageShort),
      maxLength(4000, contact.errors.messageLong),
    ],
  },
} satisfies FormSpec;
