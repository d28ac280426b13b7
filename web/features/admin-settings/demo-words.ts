import type { DemoStandingWire } from '../../api/admin/demo.ts';
import { counted } from '../../ui/formats/counted.ts';

type Counts = DemoStandingWire['goes'];

/** The counted kinds, grouped by line. */
const LINES: readonly (readonly (readonly [name: keyof Counts, one: string, many?: string])[])[] = [
  [
    ['bookings', 'booking'],
    ['sessions', 'session'],
  ],
  [['companies', 'company', 'companies']],
  [['hosts', 'host']],
  [
    ['experiences', 'experience'],
    ['categories', 'category', 'categories'],
    ['addOns', 'add-on'],
  ],
  [
    ['discountCodes', 'discount code'],
    ['logos', 'logo'],
  ],
  [
    ['invoices', 'invoice'],
    ['reviews', 'review'],
  ],
];

/** Lines such as "57 bookings, 64 sessions", without zero counts. */
export const demoLines = (counts: Counts): readonly string[] =>
  LINES.map((line) =>
    line
      .filter(([name]) => counts[name] > 0)
      .map(([name, one, many]) => counted(counts[name], one, many))
      .join(', '),
  ).filter((words) => words !== '');

/** Counts minus other counts. */
export const without = (counts: Counts, taken: Counts): Counts => ({
  bookings: counts.bookings - taken.bookings,
  sessions: counts.sessions - taken.sessions,
  companies: Math.max(0, counts.companies - taken.companies),
  hosts: counts.hosts - taken.hosts,
  experiences: counts.experiences - taken.experiences,
  categories: counts.categories - taken.categories,
  addOns: counts.addOns - taken.addOns,
  discountCodes: counts.discountCodes - taken.discountCodes,
  logos: counts.logos - taken.logos,
  invoices: counts.invoices - taken.invoices,
  reviews: counts.reviews - taken.reviews,
});
