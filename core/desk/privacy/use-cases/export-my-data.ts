import type { Booking } from '../../../bookings/booking/booking.ts';
import type { OwnCursor } from '../../../bookings/booking/own-page.ts';
import { OWN_PAGE, ownPageOf } from '../../../bookings/booking/steps/own-page-of.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, NOT_AUTHENTICATED, requireSignedIn } from '../../../people/caller.ts';
import type { Order } from '../../order/order.ts';
import type { CardCountry, PersonalData } from '../personal-data.ts';
import type { PrivacyPorts, PrivacyStore } from '../ports.ts';

/** Page size; orders have up to 50 lines each. */
const ORDERS_PAGE = 50;
const BOOKINGS_AT_ONCE = 500;

/** Bookings, newest first, a page at a time; `seen` collects their ids for the other lists. */
async function* bookingsOf(
  read: PrivacyStore,
  accountId: number,
  seen: number[],
): AsyncGenerator<readonly Booking[]> {
  let after: OwnCursor | null = null;
  for (let more = true; more; ) {
    const page: Awaited<ReturnType<typeof ownPageOf>> = await ownPageOf(read, accountId, {
      limit: OWN_PAGE,
      after,
    });
    for (const { id } of page.bookings) seen.push(id);
    yield page.bookings;
    after = page.bookings.at(-1) ?? after;
    more = page.more && page.bookings.length > 0;
  }
}

async function* ordersOf(read: PrivacyStore, accountId: number): AsyncGenerator<readonly Order[]> {
  let before: number | null = null;
  for (let more = true; more; ) {
    const page: readonly Order[] = await read.orders.pageOfAccount(accountId, {
      limit: ORDERS_PAGE,
      before,
    });
    yield page;
    before = page.at(-1)?.id ?? null;
    more = page.length === ORDERS_PAGE;
  }
}

/** What belongs to many bookings, newest first: `ofBookings` returns each page oldest first, so it is reversed. */
async function* ofEach<Item>(
  { ofBookings }: { ofBookings(bookingIds: readonly number[]): Promise<readonly Item[]> },
  bookingIds: readonly number[],
): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < bookingIds.length; from += BOOKINGS_AT_ONCE)
    yield (await ofBookings(bookingIds.slice(from, from + BOOKINGS_AT_ONCE))).toReversed();
}

const cardCountries = ({ ledger }: Pick<PrivacyStore, 'ledger'>) => ({
  ofBookings: async (bookingIds: readonly number[]): Promise<readonly CardCountry[]> =>
    (await ledger.ofBookings(bookingIds)).flatMap(({ bookingId, cardCountry: country, at }) =>
      bookingId !== null && country !== null ? [{ bookingId, country, paidAt: at }] : [],
    ),
});

/**
 * Everything that is stored about the signed-in caller. The lists are read while they are consumed, bookings before reviews, so that an
 * account of any size needs the memory of one page (decision 200).
 * @throws Refusal 'unauthenticated'
 */
export const exportMyData =
  ({ read, now }: Pick<PrivacyPorts, 'read' | 'now'>) =>
  async (caller: Caller): Promise<PersonalData> => {
    const { accountId } = requireSignedIn(caller);
    const [account, paymentMethods] = await Promise.all([
      read.accounts.byId(accountId),
      read.paymentMethods.ofAccount(accountId),
    ]);
    if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    const seen: number[] = [];
    return {
      exportedAt: now(),
      account,
      bookings: bookingsOf(read, accountId, seen),
      orders: ordersOf(read, accountId),
      paymentMethods,
      reviews: ofEach(read.reviews, seen),
      numberChecks: ofEach(read.numberChecks, seen),
      cardCountries: ofEach(cardCountries(read), seen),
    };
  };
