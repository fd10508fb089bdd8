import type { FormSpec } from "#kit/form/form.ts";
import { email, maxLength, required } from "#kit/form/rules.ts";
import { orders } from "#texts/orders.ts";

const { errors, ...labels } = orders.withdrawal;

/** Only what the law allows to ask: name, which contract, where the receipt goes. */
export const noticeSpec = {
  name: { label: labels.name, rules: [required(errors.name), maxLength(120, errors.name)] },
  number: { label: labels.number, rules: [required(errors.number), maxLength(40, errors.number)] },
  email: { label: labels.email, rules: [required(errors.email), maxLength(254, errors.email), email(errors.email)] },
} satisfies FormSpec;
