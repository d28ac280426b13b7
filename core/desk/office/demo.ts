/** The kinds of records of the demo. */
export const DEMO_KINDS = [
  'booking',
  'host',
  'experience',
  'category',
  'add-on',
  'discount-code',
  'logo',
  'review',
] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** A record that came with the demo and still exists. */
export interface DemoRecord {
  readonly kind: DemoKind;
  readonly id: number;
  /** Whether somebody has changed it, or done something with it. What the machine does automatically does not count. */
  readonly touched: boolean;
}

/** How many records of each kind there are. */
export interface DemoCounts {
  readonly bookings: number;
  readonly sessions: number;
  readonly companies: number;
  readonly hosts: number;
  readonly experiences: number;
  readonly categories: number;
  readonly addOns: number;
  readonly discountCodes: number;
  readonly logos: number;
  readonly invoices: number;
  readonly reviews: number;
}

/** What emptying the demo would remove, and what of the demo would stay. */
export interface DemoStanding {
  readonly goes: DemoCounts;
  readonly stays: DemoCounts;
  /** The part of what stays that `touchedToo` would remove as well, because it stays only for having been changed. */
  readonly touched: DemoCounts;
}

/** The words that the owner types to empty the demo. */
export const EMPTY_WORDS = 'empty the demo';
