import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Billing } from '@wondercast/core/people/billing';
import type { Caller } from '@wondercast/core/people/caller';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import type { demoCompanies } from './companies.ts';
import type { DemoBooking } from './plan-bookings.ts';
import type { QuietShop } from './quiet-shop.ts';

const VISITOR: Caller = { kind: 'visitor', visitorKey: null };

/** A time on a day, in UTC. */
export const momentOf = (day: string, hour: number, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000);

const mailOf = (firstName: string, company: string): string =>
  `${firstName}@${company.replaceAll(/[^A-Za-z]/g, '')}.example`.toLowerCase();

/** Books one experience as its customer would. */
export const placeDemoBooking = async (
  at: QuietShop['at'],
  { number, tier, headcount, placedOn, preferences }: DemoBooking,
  experience: Experience,
  [companyName, firstName, lastName]: (typeof demoCompanies)[number],
  billing: Billing | null,
): Promise<Booking> => {
  const shop = at(momentOf(placedOn, 13 + (number % 6), (number * 17) % 60));
  const line = {
    experienceId: experience.id,
    selectedTier: tier,
    quantity: 1,
    addOnIds: [],
    claimedTierPrice: null,
    claimedAddOnsTotal: null,
    headcount,
    slots: preferences.slice(0, 1),
    preferences: [preferences],
  };
  const sent = billing && { ...billing, lines: [...billing.lines] };
  const { total } = await shop.quoteCart({ lines: [line], discountCode: null, billing: sent, companyName });
  return shop.placeBooking({
    caller: VISITOR,
    lines: [line],
    customer: { companyName, firstName, lastName, email: mailOf(firstName, companyName), phoneNumber: '' },
    billing: sent,
    fromProfile: false,
    discountCode: null,
    shownTotal: total,
    paymentIntentId: null,
    claimedPaid: false,
    once: null,
  });
};
