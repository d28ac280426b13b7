import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { CardCountry, PersonalData } from '@wondercast/core/desk/privacy/personal-data';
import { encodeUser } from './account.ts';
import { encodeBooking } from './booking.ts';
import { encodeOrder } from './order.ts';
import { encodePaymentMethod } from './payment.ts';
import { encodeOwnReview } from './reviews.ts';
import type { Around } from './session.ts';
import { encodeOwnCheck } from './tax-matter.ts';
import type { Wire } from './wire.ts';

type LeadersOf = (bookings: readonly Booking[]) => Promise<Around['hosts']>;

/** The items of a list of pages, as the inside of a JSON array. */
async function* itemsOf<Item>(
  pages: AsyncIterable<readonly Item[]>,
  encode: (page: readonly Item[]) => Promise<readonly object[]>,
): AsyncGenerator<string> {
  let between = '';
  for await (const page of pages) {
    const encoded = await encode(page);
    for (const item of encoded) {
      yield between + JSON.stringify(item);
      between = ',';
    }
  }
}

const encodeCardCountry = ({
  bookingId,
  country,
  paidAt,
}: CardCountry): Wire<'PersonalData'>['cardCountries'][number] => ({
  bookingId,
  country,
  paidAt: paidAt.toISOString(),
});

/** The contract's `PersonalData` as JSON text, piece by piece: at no time is more than a page of it in memory. */
export async function* encodePersonalData(data: PersonalData, leadersOf: LeadersOf): AsyncGenerator<string> {
  const { exportedAt, account, bookings, orders, paymentMethods, reviews, numberChecks, cardCountries } =
    data;
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"account":${JSON.stringify(encodeUser(account))},"bookings":[`;
  yield* itemsOf(bookings, async (page) => {
    const around: Around = { now: exportedAt, hosts: await leadersOf(page) };
    return page.map((booking) => encodeBooking(booking, around));
  });
  yield '],"orders":[';
  yield* itemsOf(orders, async (page) => page.map(encodeOrder));
  yield `],"paymentMethods":${JSON.stringify(paymentMethods.map(encodePaymentMethod))},"reviews":[`;
  yield* itemsOf(reviews, async (page) => page.map(encodeOwnReview));
  yield '],"numberChecks":[';
  yield* itemsOf(numberChecks, async (page) => page.map(encodeOwnCheck));
  yield '],"cardCountries":[';
  yield* itemsOf(cardCountries, async (page) => page.map(encodeCardCountry));
  yield ']}';
}
