/** What a demo consists of. */
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

/** Something that came with the demo and is still there. */
export interface DemoRecord {
  readonly kind: DemoKind;
  readonly id: number;
  /** Somebody has changed it, or done something with it. What the machine does by itself does not count. */
  readonly touched: boolean;
}

/** How much of each there is. */
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

/** What emptying the demo would take away, and what of the demo would stay. */
export interface DemoStanding {
  readonly goes: DemoCounts;
  readonly stays: DemoCounts;
  /** Of what stays: what goes as well where that is asked for, because it stays for nothing but somebody's touch. */
  readonly touched: DemoCounts;
}

/** What the owner types to empty the demo. */
export const EMPTY_WORDS = 'empty the demo';
