import type { Cents } from '../../money.ts';
import { balanceOf, openAmount } from '../../payment/ledger.ts';
import { NO_SUCH_LINK } from '../../payment/words.ts';
import type { Ports, Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Booking } from '../booking.ts';
import type { PayPage } from '../pay-page.ts';

/** The booking that a link pays. @throws Refusal 'not-found' for links that are revoked or never were */
export const bookingOfLink = async (
  { payLinks, bookings }: Pick<Store, 'payLinks' | 'bookings'>,
  tokenHash: string,
): Promise<Booking> => {
  const bookingId = await payLinks.bookingOf(tokenHash);
  const booking = bookingId === null ? null : await bookings.byId(bookingId);
  if (!booking) throw new Refusal('not-found', NO_SUCH_LINK);
  return booking;
};

export const openOf = async ({ ledger }: Pick<Store, 'ledger'>, booking: Booking): Promise<Cents> =>
  openAmount(booking.paymentStatus, balanceOf(booking.total, await ledger.ofBooking(booking.id)));

export const pageOf = async (read: Store, booking: Booking): Promise<PayPage> => ({
  reference: booking.reference,
  lines: booking.lines.map(({ experience, selectedTier, quantity, tierPrice, addOns, addOnsTotal }) => ({
    experience,
    selectedTier,
    quantity,
    tierPrice,
    addOns,
    addOnsTotal,
  })),
  subtotal: booking.subtotal,
  discount: booking.discount,
  total: booking.total,
  paymentStatus: booking.paymentStatus,
  open: await openOf(read, booking),
});

/** What is to be paid by a mailed link. @throws Refusal 'not-found' */
export const payPage =
  ({ read, hashToken }: Pick<Ports, 'read' | 'hashToken'>) =>
  async (token: string): Promise<PayPage> =>
    pageOf(read, await bookingOfLink(read, hashToken(token)));
