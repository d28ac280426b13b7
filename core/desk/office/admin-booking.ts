import type { Booking } from '../../bookings/booking/booking.ts';
import type { BookingMail } from '../../bookings/booking/booking-mail.ts';
import { type Invoice, validInvoiceOf } from '../../bookings/invoicing/invoice.ts';
import type { NumberCheck } from '../../bookings/taxing/number-check.ts';
import { bookingNotFound, findBooking } from '../../kernel/find-booking.ts';
import { type MinorUnits, minorUnits } from '../../kernel/money.ts';
import { balanceOf, openAmount } from '../../money/payment/ledger.ts';
import type { Account } from '../../people/account/account.ts';
import { readMailName } from '../../telling/notices/mail-names.ts';
import type { OfficeStore } from './ports.ts';

/** A mail of the send log, and whether it can be sent again. */
export interface ListedMail extends BookingMail {
  readonly resendable: boolean;
}

/** A booking with everything that the people who run the shop see of it. */
export interface AdminBooking {
  readonly booking: Booking;
  /** null for a booking without an account. */
  readonly account: Pick<Account, 'username' | 'email'> | null;
  /** What is still to be paid. */
  readonly open: MinorUnits;
  /** The valid invoice; null before one is issued. */
  readonly invoice: Invoice | null;
  /** Newest first. */
  readonly mails: readonly ListedMail[];
  /** The checks of its tax numbers, oldest first. */
  readonly numberChecks: readonly NumberCheck[];
}

/** Adds all of that to the bookings; the number of queries does not depend on the number of bookings. */
export const toAdminBookings = async (
  {
    accounts,
    ledger,
    bookingMails,
    invoices,
    numberChecks,
  }: Pick<OfficeStore, 'accounts' | 'ledger' | 'bookingMails' | 'invoices' | 'numberChecks'>,
  bookings: readonly Booking[],
): Promise<readonly AdminBooking[]> => {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const accountIds = [...new Set(bookings.map(({ accountId }) => accountId))].filter((id) => id !== null);
  // Bookings without tax have no checks.
  const taxed = bookings.flatMap(({ id, tax }) => (tax ? [id] : []));
  const [owners, entries, mails, issued, checks] = await Promise.all([
    accounts.byIds(accountIds),
    ledger.ofBookings(ids),
    bookingMails.ofBookings(ids),
    invoices.ofBookings(ids),
    taxed.length > 0 ? numberChecks.ofBookings(taxed) : [],
  ]);
  const ownerOf = new Map(owners.map((account) => [account.id, account]));
  const entriesOf = Map.groupBy(entries, ({ bookingId }) => bookingId);
  const issuedOf = Map.groupBy(issued, ({ bookingId }) => bookingId);
  const mailsOf = Map.groupBy(mails, ({ bookingId }) => bookingId);
  return bookings.map((booking) => ({
    booking,
    account: booking.accountId === null ? null : (ownerOf.get(booking.accountId) ?? null),
    open: minorUnits(
      openAmount(booking.paymentStatus, balanceOf(booking.total, entriesOf.get(booking.id) ?? [])),
    ),
    invoice: validInvoiceOf(issuedOf.get(booking.id) ?? []),
    mails: (mailsOf.get(booking.id) ?? []).map((mail) => ({
      ...mail,
      resendable: readMailName(mail, booking) !== null,
    })),
    numberChecks: checks.filter(({ bookingId }) => bookingId === booking.id),
  }));
};

/**
 * One booking with all of that.
 * @throws Refusal 'not-found'
 */
export const adminBooking = async (store: OfficeStore, bookingId: number): Promise<AdminBooking> => {
  const [found] = await toAdminBookings(store, [await findBooking(store.bookings, bookingId)]);
  if (!found) throw bookingNotFound();
  return found;
};
