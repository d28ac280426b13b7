import { wasAccepted } from '../../bookings/booking/booking-mail.ts';
import { type Invoice, validInvoiceOf } from '../../bookings/invoicing/invoice.ts';
import { type MinorUnits, minorUnits } from '../../kernel/money.ts';
import { balanceOf, openAmount } from '../../money/payment/ledger.ts';
import type { OfficeStore } from './ports.ts';
import type { BookingRow } from './register.ts';

/** What is still to be paid for a booking, and its invoice. */
export interface Owed {
  readonly open: MinorUnits;
  /** The valid invoice; null before one is issued. */
  readonly invoice: Invoice | null;
  /** When an invoice was last sent to its customer; null where none was. */
  readonly sentAt: Date | null;
}

const KIND = 'invoice';

/** The same for several bookings, by their ids; the number of queries does not depend on the number of bookings. */
export const owedFor = async (
  { ledger, invoices, bookingMails }: Pick<OfficeStore, 'ledger' | 'invoices' | 'bookingMails'>,
  rows: readonly Pick<BookingRow, 'id' | 'total' | 'paymentStatus'>[],
): Promise<ReadonlyMap<number, Owed>> => {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [entries, issued, mails] = await Promise.all([
    ledger.ofBookings(ids),
    invoices.ofBookings(ids),
    bookingMails.ofBookings(ids),
  ]);
  const entriesOf = Map.groupBy(entries, ({ bookingId }) => bookingId);
  const issuedOf = Map.groupBy(issued, ({ bookingId }) => bookingId);
  const sent = mails.filter((mail) => mail.kind === KIND && wasAccepted(mail));
  const sentOf = Map.groupBy(sent, ({ bookingId }) => bookingId);
  return new Map(
    rows.map(({ id, total, paymentStatus }) => [
      id,
      {
        open: minorUnits(openAmount(paymentStatus, balanceOf(total, entriesOf.get(id) ?? []))),
        invoice: validInvoiceOf(issuedOf.get(id) ?? []),
        sentAt: (sentOf.get(id) ?? []).reduce<Date | null>(
          (last, { at }) => (last === null || at > last ? at : last),
          null,
        ),
      },
    ]),
  );
};
