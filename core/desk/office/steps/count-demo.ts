import { sessionsOf } from '../../../bookings/booking/booking.ts';
import type { DemoCounts, DemoKind, DemoStanding } from '../demo.ts';
import type { OfficeStore } from '../ports.ts';
import type { EmptyingPlan } from './plan-emptying.ts';

const countsOf = async (
  { bookings, invoices, reviews }: OfficeStore,
  ids: EmptyingPlan['goes'],
): Promise<DemoCounts> => {
  const companies = new Set<string>();
  let sessions = 0;
  for (const id of ids.booking) {
    const booking = await bookings.byId(id);
    if (!booking) continue;
    sessions += sessionsOf(booking).length;
    if (booking.customer.companyName) companies.add(booking.customer.companyName);
  }
  return {
    bookings: ids.booking.length,
    sessions,
    companies: companies.size,
    hosts: ids.host.length,
    experiences: ids.experience.length,
    categories: ids.category.length,
    addOns: ids['add-on'].length,
    discountCodes: ids['discount-code'].length,
    logos: ids.logo.length,
    invoices: (await invoices.ofBookings(ids.booking)).length,
    // The catalogue's reviews, and the reviews of these bookings, shown or not.
    reviews: ids.review.length + (await reviews.ofBookings(ids.booking)).length,
  };
};

/** The records of the second plan that the first does not remove. */
const more = (less: EmptyingPlan['goes'], all: EmptyingPlan['goes']): EmptyingPlan['goes'] => {
  const rest = (kind: DemoKind) => {
    const known = new Set(less[kind]);
    return all[kind].filter((id) => !known.has(id));
  };
  return {
    booking: rest('booking'),
    host: rest('host'),
    experience: rest('experience'),
    category: rest('category'),
    'add-on': rest('add-on'),
    'discount-code': rest('discount-code'),
    logo: rest('logo'),
    review: rest('review'),
  };
};

/** How many records of the demo are removed, and how many stay. */
export const countDemo = async (
  store: OfficeStore,
  { goes, stays }: EmptyingPlan,
  withTouched: EmptyingPlan = { goes, stays },
): Promise<DemoStanding> => ({
  goes: await countsOf(store, goes),
  stays: await countsOf(store, stays),
  touched: await countsOf(store, more(goes, withTouched.goes)),
});
