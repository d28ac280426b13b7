import { type BookingRules, NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { hostRule } from '@wondercast/core/calendar/staffing/rules';
import type { SignedIn } from '@wondercast/core/people/caller';
import type { Ports, Store } from '@wondercast/core/shop';
import type { BookingMode } from '@wondercast/core/shop/catalogue/booking-mode';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import type { DemoTax } from '../european-shop.ts';
import type { Seeded } from '../seed.ts';
import { demoCompanies } from './companies.ts';
import { followBooking } from './follow-booking.ts';
import { demoHosts } from './hosts.ts';
import { placeDemoBooking } from './place-demo-booking.ts';
import { planBookings } from './plan-bookings.ts';
import { quietShop } from './quiet-shop.ts';

const WEEK = [1, 2, 3, 4, 5] as const;
const DAY_MS = 24 * 60 * 60_000;

/** How some experiences are booked: by a free time, by preferred times, or either. All others take preferred times. */
const MODES: Readonly<Record<string, BookingMode>> = {
  'quiz-night-live': 'instant',
  'the-desk-reset': 'instant',
  'world-coffee-tasting': 'instant',
  'four-counts-in': 'instant',
  'the-big-cage-bingo': 'instant',
  'the-harlem-jazz-hour': 'both',
  'the-vanishing-vault': 'both',
  'bean-to-bar-chocolate-tasting': 'both',
  'sunrise-flow': 'both',
  'paint-and-sip-studio': 'both',
  'crystal-sound-bath': 'both',
  'guided-stargazing': 'both',
};

/** No days are closed, but the shop uses New York time. */
const DEMO_RULES: BookingRules = { ...NO_RULES, zone: 'America/New_York' };

/** Sets how each experience is booked. This happens after the demo's bookings are placed, which all used preferred times. */
const offerTimes = async (
  { catalogue, settings }: Store,
  experiences: readonly Pick<Experience, 'id' | 'slug'>[],
  rules: BookingRules,
  now: Date,
): Promise<void> => {
  await settings.put('booking-rules', rules, now);
  for (const { id, slug } of experiences) {
    const bookingMode = MODES[slug];
    if (bookingMode) await catalogue.changeExperience(id, { bookingMode }, now);
  }
};

/**
 * Fills the demo shop's office through its use cases: hosts, and bookings at every stage from two months ago to six weeks ahead.
 * Must run inside the unit of work that fills the catalogue. Sends no mails. Every start on the same day gives the same data,
 * except for references.
 */
export const seedOffice = async (ports: Ports, store: Store, tax: DemoTax | null = null): Promise<Seeded> => {
  const now = ports.now();
  const { at } = quietShop(ports, store, tax?.settings ?? null);
  const { experiences } = await store.catalogue.load();
  const admin = await store.accounts.credentialsOf('admin');
  const desk: SignedIn = {
    kind: 'signed-in',
    accountId: admin?.account.id ?? 1,
    username: 'admin',
    role: 'admin',
    visitorKey: null,
  };
  const opening = at(new Date(now.getTime() - 61 * DAY_MS));
  const hostIds: number[] = [];
  for (const { picture, from, to, ...host } of demoHosts) {
    const fields = hostRule.parse({
      ...host,
      pictureUrl: `/uploads/demo/hosts/${picture}.svg`,
      experienceIds: experiences.map(({ id }) => id),
      takesInstant: true,
      hours: WEEK.map((weekday) => ({ weekday, from, to })),
    });
    hostIds.push((await opening.addHost(desk, fields)).host.id);
  }
  const bookingIds: number[] = [];
  for (const plan of planBookings(now)) {
    const experience = experiences[(plan.number * 11) % experiences.length];
    const company = demoCompanies[plan.number % demoCompanies.length];
    if (!experience || !company) continue;
    const booking = await placeDemoBooking(
      at,
      plan,
      experience,
      company,
      tax?.billingOf(plan.number) ?? null,
    );
    await followBooking({ at, desk, ports, store, now }, plan, booking, hostIds);
    bookingIds.push(booking.id);
  }
  await offerTimes(store, experiences, { ...DEMO_RULES, ...(tax && { zone: tax.zone }) }, now);
  return { host: hostIds, booking: bookingIds };
};
