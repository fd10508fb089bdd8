import type { Day } from "#kit/day.ts";

/** An order as the account shows it. */
export type Purchase = {
  number: string;
  placedOn: Day;
  deliveryDay: Day | null;
  status: string;
  /** 1 ordered … 5 delivered; 0 when it will not come. */
  step: number;
  count: number;
  totalCents: number;
  lines: {
    slug: string;
    name: string;
    sku: string;
    /** How it was cut for this buyer. */
    cut?: string | undefined;
    note?: string | undefined;
    quantity: number;
    picture: { key: string; alt: string } | null;
  }[];
  link: string;
  trackUrl: string | null;
  invoiceUrl: string | null;
  /** Names one press of "order again" on this page. */
  press: string;
  /** What came and was not reviewed yet, each with the way to its form. */
  toReview: { slug: string; name: string; link: string }[];
};

export const isUnderWay = ({ step }: Purchase): boolean => step > 0 && step < 5;
